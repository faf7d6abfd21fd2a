import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Check } from './keyword.ts'
import type { Field, Node } from './node.ts'

/** How the walk takes what it meets. */
export interface Manner {
  readonly tolerant: boolean
  /** Told of each name that an object holds and its schema does not list. */
  readonly onUnlisted: (path: Path, node: Node) => void
}

type Fields = Readonly<Record<string, unknown>> & { readonly $unlisted?: readonly string[] }

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Says why a record breaks its schema and where: one issue for each place and cause, in the order of the schema. Stops where the
 * findings are full.
 *
 * @returns the names of the record's own fields in which something was found
 */
export function explain(node: Node, record: unknown, path: readonly (string | number)[], findings: Findings, manner: Manner): ReadonlySet<string> {
  const walk = new Walk([...path], findings, manner)
  walk.visit(node, record)
  return walk.unsound
}

class Walk {
  readonly unsound = new Set<string>()
  private readonly depth: number

  constructor(
    private readonly path: (string | number)[],
    private readonly findings: Findings,
    private readonly manner: Manner,
  ) {
    this.depth = path.length
  }

  visit(node: Node, value: unknown): void {
    if (node.type !== undefined && !node.type.holds(value)) return this.report(node.type)
    for (const check of node.values) {
      if (!check.holds(value) && !(this.manner.tolerant && check.tolerates?.(value) === true)) this.report(check)
    }
    if (node.items !== undefined && Array.isArray(value)) this.visitItems(node.items, value)
    if (node.fields !== undefined && isFields(value)) this.visitFields(node, node.fields, value)
  }

  private visitItems(node: Node, items: readonly unknown[]): void {
    for (let index = 0; index < items.length && !this.findings.full; index++) {
      this.path.push(index)
      this.visit(node, items[index])
      this.path.pop()
    }
  }

  private visitFields(node: Node, fields: readonly Field[], record: Fields): void {
    for (const { name, node: part, required } of fields) {
      if (this.findings.full) return
      const value = record[name]
      this.path.push(name)
      if (value === undefined) {
        if (required !== undefined) this.report(required)
      } else if (value !== null || required !== undefined || !this.manner.tolerant) {
        this.visit(part, value)
      }
      this.path.pop()
    }
    for (const name of record.$unlisted ?? []) this.manner.onUnlisted([...this.path, name], node)
  }

  private report({ finding, shape }: Check): void {
    if (shape || !this.manner.tolerant) this.findings.error(this.path, finding)
    else this.findings.warning(this.path, finding)
    const name = this.path[this.depth]
    if (typeof name === 'string') this.unsound.add(name)
  }
}
