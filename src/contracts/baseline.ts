import type { Field, Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import { isClean, isRecord } from '../reader/reading.ts'
import type { ReadBaseline } from './options.ts'
import { wrongOption } from './option-errors.ts'
import { recordOf, type Read } from './read.ts'

function isAllowed({ name, node }: Field, value: unknown): boolean {
  if (value === undefined) return false
  const findings = new Findings(1)
  if (!isClean(value)) explain(node, value, [name], findings, strictly)
  return !findings.full
}

/**
 * Reads from a baseline the fields that rules read. A field that is null or has a value that is not allowed is null,
 * which silences the rules that read it; a field that the baseline omits is absent.
 */
export function baselineReader(
  read: Read,
  rules: readonly (readonly { readonly reads: readonly string[] }[])[],
  node: () => Node,
): ReadBaseline {
  const names = new Set(rules.flat().flatMap(({ reads }) => reads))
  return (baseline) => {
    const record = recordOf(read, baseline, { keep: true, limit: 1, holes: 1, wrong: 0, room: 0, names: 0 })
    if (!isRecord(record)) throw wrongOption('baseline', 'an object that can be read')
    const { $parts = [] } = record
    const invalid = new Set($parts.filter(({ value }) => value !== undefined).map(({ name }) => name))
    const fields: Record<string, unknown> = { __proto__: null }
    for (const [name, field] of node().fields ?? []) {
      if (!names.has(name)) continue
      // A record has by name what rules read; a value that is not allowed may be among its parts alone.
      const value = record[name]
      if (value !== undefined || invalid.has(name)) fields[name] = isAllowed(field, value) ? value : null
    }
    return Object.freeze(fields)
  }
}
