/** An attribute is left out where it is false, and stands without a value where it is true. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly children: Nodes
}

/** An element, or words. */
export type Node = Element | string

export type Nodes = readonly Node[]

/** An element of HTML: `h('a', { href: '#codes' }, 'Issue codes')`. */
export function h(name: string, attributes: Attributes, ...children: Nodes): Element {
  return { name, attributes, children }
}

/** Elements that have no end tag. */
const empty = ['input', 'link', 'meta']

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const written = ([name, value]: readonly [string, Attributes[string]]): string => {
  if (value === false) return ''
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`
}

/** Elements whose content is not escaped: their text is this package's own. */
const raw = ['script', 'style']

/** A node as HTML: nothing in its words or in the values of its attributes is markup. */
export function serialise(node: Node): string {
  if (typeof node === 'string') return escaped(node)
  const start = `<${node.name}${Object.entries(node.attributes).map(written).join('')}>`
  if (empty.includes(node.name)) return start
  const content = node.children.map((child) =>
    typeof child === 'string' && raw.includes(node.name) ? child : serialise(child),
  )
  return `${start}${content.join('')}</${node.name}>`
}
