import { ours, yardstick } from '../contenders/index.ts'
import { median } from '../measure/statistics.ts'
import type { Results } from './results.ts'
import { time } from './words.ts'

/** What the project says of its speed before all else. */
export function summary({ together }: Results): string {
  const verdict = (name: string, scenario = 'shapes-256'): string => time(median(together[scenario]?.is[name] ?? []))
  return `It is fast where servers are: over bodies of 256 shapes, the verdict takes ${verdict(ours)}, where ArkType takes ${verdict('arktype')}, hand-written checks
${verdict('by-hand')}, Ajv ${verdict('ajv')}, valibot ${verdict('valibot')} and zod ${verdict('zod')}, and \`JSON.parse\` of the text ${verdict(yardstick)}. Over bodies of one shape hand-written checks take
${verdict('by-hand', 'shapes-1')}, and this package ${verdict(ours, 'shapes-1')}. Medians on one machine; [bench] has all figures, those that do not flatter included.`
}
