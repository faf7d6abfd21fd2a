import type { AnyFinding, Finding, Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import { append } from '../snapshot/read.ts'
import { Snapshot, type Reported } from '../snapshot/snapshot.ts'
import { typesOf } from './json-type.ts'
import type { Field, Node } from './node.ts'

/** How the evaluator treats what the schema rejects or does not list. */
export interface Manner {
  readonly tolerant: boolean
  /** Reports an unknown field of an object. */
  readonly onUnlisted: (path: Path, node: Node) => void
}

/** Rejects everything that the schema rejects, and ignores unknown fields. */
export const strictly: Manner = { tolerant: false, onUnlisted: () => undefined }

/** Throws where the compiled check rejects a value and the evaluator finds no error: silence would mean "valid". */
export function unexplained(): never {
  throw new Error('no keyword says why')
}

/** One evaluation of a snapshot, and its current instance location. */
interface Walk extends Manner {
  readonly path: (string | number)[]
  /** The length of the path that leads to the snapshot itself. */
  readonly depth: number
  readonly findings: Findings
  readonly unsound: string[]
}

/**
 * Reports why a snapshot is invalid and where: one issue for each instance location and cause, in the order of the
 * schema. Stops where the findings are full.
 *
 * @returns the names of the fields in which it found something
 */
export function explain(
  node: Node,
  snapshot: unknown,
  from: Path,
  findings: Findings,
  { tolerant, onUnlisted }: Manner,
): readonly string[] {
  const unsound: string[] = []
  visit({ path: from.slice(), depth: from.length, findings, unsound, tolerant, onUnlisted }, node, snapshot)
  return unsound
}

function report({ path, depth, findings, unsound, tolerant }: Walk, finding: AnyFinding, shape: boolean): void {
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
  if (!(value instanceof Snapshot)) return
  if (value.type === 'array') {
    for (const item of value.reported) {
      if (items === undefined || walk.findings.full) break
      enter(walk, item.key, items, item.value)
    }
  } else if (fields !== undefined) visitFields(walk, node, fields, value)
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
  { reported, unknown }: Snapshot,
): void {
  for (const {
    field: { name, node, missing },
    value,
  } of ranked(reported, fields)) {
    if (walk.findings.full) break
    if (value === undefined ? missing !== undefined : !(value === null && missing === undefined && walk.tolerant))
      enter(walk, name, node, value, missing)
  }
  for (const name of unknown) walk.onUnlisted([...walk.path, name], node)
}

interface FoundField {
  readonly field: Field
  readonly value: unknown
}

/** Sorts reported fields by the order of the schema. */
function ranked(reported: readonly Reported[], fields: ReadonlyMap<string, Field>): FoundField[] {
  const found: FoundField[] = []
  let last = 0
  for (const { key, value } of reported) {
    const field = fields.get(String(key))
    if (field === undefined) return unexplained()
    append(found, { field, value })
    last = field.rank < last ? Infinity : field.rank
  }
  return last < Infinity ? found : found.sort((a, b) => a.field.rank - b.field.rank)
}
