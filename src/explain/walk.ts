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
export function explain(node: Node, record: unknown, path: readonly (string | number)[], findings: Findings, manner: Manner): readonly string[] {
  const walk = new Walk(path.slice(), findings, manner)
  walk.visit(node, record)
  return walk.unsound
}

interface FoundField {
  readonly rank: number
  readonly field: Field
  readonly value: unknown
}

/** Parts by where the schema lists their fields. */
function ranked(parts: readonly Part[], { ranks }: Node, fields: readonly Field[]): FoundField[] {
  const found: FoundField[] = []
  let ordered = true
  for (const { name, value } of parts) {
    const rank = ranks.get(name) ?? fields.length
    const field = fields[rank]
    if (field === undefined) throw new Error(`A record holds ${name}, which its schema does not list`)
    ordered &&= (found.at(-1)?.rank ?? 0) <= rank
    found.push({ rank, field, value })
  }
  return ordered ? found : found.sort((a, b) => a.rank - b.rank)
}

class Walk {
  readonly unsound: string[] = []
  private readonly depth: number

  constructor(
    private readonly path: (string | number)[],
    private readonly findings: Findings,
    private readonly manner: Manner,
  ) {
    this.depth = path.length
  }

  visit(node: Node, value: unknown): void {
    if ((typesOf(value) & node.types) === 0) return this.report(node.wrongType, true)
    for (const check of node.checks) {
      if (!check.holds(value) && !(this.manner.tolerant && check.tolerates?.(value) === true)) this.report(check.finding, check.shape)
    }
    if (Array.isArray(value)) {
      if (node.items !== undefined) this.visitItems(node.items, value)
    } else if (node.fields !== undefined && isRecord(value)) this.visitFields(node, node.fields, value)
  }

  private visitItems(node: Node, items: readonly unknown[]): void {
    for (let index = 0; index < items.length && !this.findings.full; index++) {
      const item = items[index]
      if (isClean(item)) continue
      this.path.push(index)
      this.visit(node, item)
      this.path.pop()
    }
  }

  private visitFields(node: Node, fields: readonly Field[], { $parts, $unlisted }: Fields): void {
    if ($parts !== undefined) {
      for (const { field, value } of ranked($parts, node, fields)) {
        if (this.findings.full) break
        this.visitField(field, value)
      }
    }
    if ($unlisted !== undefined) for (const name of $unlisted) this.manner.onUnlisted([...this.path, name], node)
  }

  private visitField({ name, node, missing }: Field, value: unknown): void {
    if (value === undefined ? missing === undefined : value === null && missing === undefined && this.manner.tolerant) return
    this.path.push(name)
    if (value === undefined && missing !== undefined) this.report(missing, true)
    else this.visit(node, value)
    this.path.pop()
  }

  private report(finding: Finding, shape: boolean): void {
    if (shape || !this.manner.tolerant) this.findings.error(this.path, finding)
    else this.findings.warning(this.path, finding)
    const name = this.path.length > this.depth ? this.path[this.depth] : undefined
    if (typeof name === 'string' && this.unsound.at(-1) !== name) this.unsound.push(name)
  }
}
