import { ours, yardstick } from '../contenders/index.ts'
import { median } from '../measure/statistics.ts'
import type { Results } from './results.ts'
import { time } from './words.ts'

/** Returns the paragraph about speed in the project's README. */
export function summary({ together, environment: { date, commit } }: Results): string {
  const timeOf = (name: string, scenario = 'shapes-256'): string => time(median(together[scenario]?.is[name] ?? []))
  const others = ['ArkType', 'Ajv', 'valibot', 'zod'].map((name) => `${name} ${timeOf(name.toLowerCase())}`)
  return `Over bodies with 256 different sets of fields, \`is\` (valid or not) takes ${timeOf(ours)}; \`JSON.parse\` of the same text takes ${timeOf(yardstick)},
${others.join(', ')}. If all bodies have the same fields, hand-written checks take ${timeOf('by-hand', 'shapes-1')} and this package
${timeOf(ours, 'shapes-1')} (medians on one machine, measured on ${date} at ${commit}; [all figures, our losses too][bench]).`
}
