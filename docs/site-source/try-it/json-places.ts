import type { Text } from '@codemirror/state'
import type { SyntaxNode, Tree } from '@lezer/common'
import type { Path } from 'monitor-contract'

/** A part of a text. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Where a value stands: a field from its name on. */
export interface Place extends Span {
  /** Where the name ends. */
  readonly nameEnd?: number
}

/** Steps that are looked for, from one value on. */
interface Wanted {
  place?: Place
  readonly children: Map<string | number, Wanted>
}

const wanted = (): Wanted => ({ children: new Map() })

/** How many nodes are passed between two pauses. */
const stride = 2_000

const values: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

/** A name as it is meant: JSON may spell a letter as an escape. */
function nameOf({ from, to }: Span, text: Text): string {
  const spelt = text.sliceString(from, to)
  return spelt.includes('\\') ? String(JSON.parse(spelt)) : spelt.slice(1, -1)
}

function* find(node: SyntaxNode, place: Place, sought: Wanted, text: Text): Generator<undefined, void> {
  sought.place = place
  if (sought.children.size === 0) return
  const hits = new Map<Wanted, readonly [value: SyntaxNode, place: Place]>()
  const cursor = node.cursor()
  let index = 0
  let passed = 0
  for (let more = cursor.firstChild(); more; more = cursor.nextSibling()) {
    if (++passed % stride === 0) yield
    if (cursor.name === 'Property') {
      const { firstChild: name, lastChild: value, from, to } = cursor.node
      const child = name === null ? undefined : sought.children.get(nameOf(name, text))
      // Of a name that stands twice JSON.parse takes the last value.
      if (child !== undefined && name !== null && value !== null)
        hits.set(child, [value, { from, to, nameEnd: name.to }])
    } else if (node.name === 'Array' && values.has(cursor.name)) {
      const child = sought.children.get(index++)
      if (child !== undefined) hits.set(child, [cursor.node, { from: cursor.from, to: cursor.to }])
    }
  }
  for (const [child, [at, where]] of hits) yield* find(at, where, child, text)
}

/**
 * Where the values at some paths stand in a JSON text: a field with its name, an item alone; for what is missing, the nearest value
 * around it. Pauses now and then, so that a page can see to other things.
 */
export function* placesOf(paths: readonly Path[], tree: Tree, text: Text): Generator<undefined, Place[]> {
  const root = wanted()
  for (const path of paths) {
    let at = root
    for (const step of path) {
      const next = at.children.get(step) ?? wanted()
      at.children.set(step, next)
      at = next
    }
  }
  const document = tree.topNode.firstChild
  const whole = { from: document?.from ?? 0, to: document?.to ?? 0 }
  if (document !== null) yield* find(document, whole, root, text)
  return paths.map((path) => {
    let found: Place = whole
    let at: Wanted | undefined = root
    for (const step of path) {
      at = at.children.get(step)
      if (at?.place === undefined) break
      found = at.place
    }
    return found
  })
}
