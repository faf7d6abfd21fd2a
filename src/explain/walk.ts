import type { Finding, Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import { append, isClean, isRecord, type Fields, type Part } from '../reader/reading.ts'
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
 * Stops where what decides and what explains part, so that a value which is wrong never passes for want of a reason.
 */
export function unexplained(): never {
  throw new Error('A value breaks its schema, and no keyword says why')
}

/** One walk over a record, and where it is. */
interface Walk extends Manner {
  readonly path: (string | number)[]
  /** How many steps of the path lead to the record itself. */
  readonly depth: number
  readonly findings: Findings
  readonly unsound: string[]
}

/**
 * Says why a record breaks its schema and where: one issue for each place and cause, in the order of the schema. Stops
 * where the findings are full.
 *
 * @returns the names of the record's own fields in which something was found
 */
export function explain(
  node: Node,
  record: unknown,
  from: Path,
  findings: Findings,
  { tolerant, onUnlisted }: Manner,
): readonly string[] {
  const unsound: string[] = []
  visit({ path: from.slice(), depth: from.length, findings, unsound, tolerant, onUnlisted }, node, record)
  return unsound
}

function report({ path, depth, findings, unsound, tolerant }: Walk, finding: Finding, shape: boolean): void {
  if (shape || !tolerant) findings.error(path, finding)
  else findings.warning(path, finding)
  const name = path.length > depth ? path[depth] : undefined
  if (typeof name === 'string' && unsound.at(-1) !== name) unsound.push(name)
}

function visit(walk: Walk, node: Node, value: unknown): void {
  const { types, wrongType, checks, fields, items } = node
  if ((typesOf(value) & types) === 0) return report(walk, wrongType, true)
  for (const check of checks) {
    if (!check.holds(value) && !(walk.tolerant && check.tolerates?.(value) === true))
      report(walk, check.finding, check.shape)
  }
  if (Array.isArray(value)) {
    for (let index = 0; items !== undefined && index < value.length && !walk.findings.full; index++) {
      if (!isClean(value[index])) enter(walk, index, items, value[index])
    }
  } else if (fields !== undefined && isRecord(value)) visitFields(walk, node, fields, value)
}

function enter(walk: Walk, step: string | number, node: Node, value: unknown, missing?: Finding): void {
  walk.path.push(step)
  if (value === undefined && missing !== undefined) report(walk, missing, true)
  else visit(walk, node, value)
  walk.path.pop()
}

function visitFields(
  walk: Walk,
  node: Node,
  fields: ReadonlyMap<string, Field>,
  { $parts = [], $unlisted = [] }: Fields,
): void {
  for (const {
    field: { name, node, missing },
    value,
  } of ranked($parts, fields)) {
    if (walk.findings.full) break
    if (value === undefined ? missing !== undefined : !(value === null && missing === undefined && walk.tolerant))
      enter(walk, name, node, value, missing)
  }
  for (const name of $unlisted) walk.onUnlisted([...walk.path, name], node)
}

interface FoundField {
  readonly field: Field
  readonly value: unknown
}

/** Parts by where the schema lists their fields. */
function ranked(parts: readonly Part[], fields: ReadonlyMap<string, Field>): FoundField[] {
  const found: FoundField[] = []
  let last = 0
  for (const { name, value } of parts) {
    const field = fields.get(name)
    if (field === undefined) return unexplained()
    append(found, { field, value })
    last = field.rank < last ? Infinity : field.rank
  }
  return last < Infinity ? found : found.sort((a, b) => a.field.rank - b.field.rank)
}
