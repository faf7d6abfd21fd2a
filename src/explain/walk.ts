import type { Finding, Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import { isClean, isRecord, type Fields, type Part } from '../reader/reading.ts'
import { typesOf } from './json-type.ts'
import type { Field, Node } from './node.ts'

/** How the walk takes what it meets. */
export interface Manner {
  readonly tolerant: boolean
  /** Told of each name that an object holds and its schema does not list. */
  readonly onUnlisted: (path: Path, node: Node) => void
}

/** Takes nothing that the schema refuses, and passes by what it does not list. */
export const strictly: Manner = { tolerant: false, onUnlisted: () => undefined }

/**
 * Says why a record breaks its schema and where: one issue for each place and cause, in the order of the schema. Stops where the
 * findings are full.
 *
 * @returns the names of the record's own fields in which something was found
 */
export function explain(root: Node, record: unknown, from: Path, findings: Findings, { tolerant, onUnlisted }: Manner): readonly string[] {
  const path = from.slice()
  const depth = path.length
  const unsound: string[] = []

  function report(finding: Finding, shape: boolean): void {
    if (shape || !tolerant) findings.error(path, finding)
    else findings.warning(path, finding)
    const name = path.length > depth ? path[depth] : undefined
    if (typeof name === 'string' && unsound.at(-1) !== name) unsound.push(name)
  }

  function visit(node: Node, value: unknown): void {
    const { types, wrongType, checks, fields, items } = node
    if ((typesOf(value) & types) === 0) return report(wrongType, true)
    for (const check of checks) {
      if (!check.holds(value) && !(tolerant && check.tolerates?.(value) === true)) report(check.finding, check.shape)
    }
    if (Array.isArray(value)) {
      for (let index = 0; items !== undefined && index < value.length && !findings.full; index++) {
        if (!isClean(value[index])) enter(index, items, value[index])
      }
    } else if (fields !== undefined && isRecord(value)) visitFields(node, fields, value)
  }

  function enter(step: string | number, node: Node, value: unknown, missing?: Finding): void {
    path.push(step)
    if (value === undefined && missing !== undefined) report(missing, true)
    else visit(node, value)
    path.pop()
  }

  function visitFields(node: Node, fields: ReadonlyMap<string, Field>, { $parts = [], $unlisted = [] }: Fields): void {
    for (const { field: { name, node, missing }, value } of ranked($parts, fields)) {
      if (findings.full) break
      if (value === undefined ? missing !== undefined : !(value === null && missing === undefined && tolerant)) enter(name, node, value, missing)
    }
    for (const name of $unlisted) onUnlisted([...path, name], node)
  }

  visit(root, record)
  return unsound
}

interface FoundField {
  readonly field: Field
  readonly value: unknown
}

/** Parts by where the schema lists their fields, which all are that come from a reader. */
function ranked(parts: readonly Part[], fields: ReadonlyMap<string, Field>): FoundField[] {
  const found: FoundField[] = []
  let last = 0
  for (const { name, value } of parts) {
    const field = fields.get(name)
    if (field === undefined) continue
    found.push({ field, value })
    last = field.rank < last ? Infinity : field.rank
  }
  return last < Infinity ? found : found.sort((a, b) => a.field.rank - b.field.rank)
}
