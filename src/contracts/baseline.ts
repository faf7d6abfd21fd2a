import type { Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import { isClean, isRecord } from '../reader/reading.ts'
import type { Body } from './body.ts'
import { wrongOption } from './option-errors.ts'
import type { ReadBaseline } from './options.ts'
import { recordOf } from './read.ts'

/** Reads of a baseline the fields that the rules look at: those that are there, not null and of an allowed value. */
export function baselineReader<Fields>({ read, rules }: Body<Fields>, node: () => Node): ReadBaseline {
  const names = new Set<string>([...rules.constraints, ...rules.advices].flatMap((rule) => rule.reads))
  return (baseline) => {
    const record = recordOf(read, baseline, { keep: true, limit: 1, holes: 1, wrong: 0, room: 0, names: 0 })
    if (!isRecord(record)) throw wrongOption('baseline', 'an object that can be read')
    const sound: Record<string, unknown> = { __proto__: null }
    const { fields = [] } = node()
    for (const [name, field] of fields) {
      // A record holds by name what rules read, and nothing else.
      const value = names.has(name) ? record[name] : undefined
      if (value === undefined || value === null) continue
      const findings = new Findings(1)
      if (!isClean(value)) explain(field.node, value, [name], findings, strictly)
      if (!findings.full) sound[name] = value
    }
    return Object.freeze(sound)
  }
}
