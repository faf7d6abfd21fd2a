/** Creates an HTML element: `h('a', { href: '#codes' }, 'Issue codes')`. `serialise` below writes it as text. */
export function h(name: string, attributes: Attributes, ...children: Nodes): Element {
  return { name, attributes, children }
}

/** The attributes of an element. False omits an attribute; true writes it without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly children: Nodes
}

/** An element or a text. */
export type Node = Element | string

export type Nodes = readonly Node[]

/** Names of elements without an end tag. */
const empty = ['input', 'link', 'meta']

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const written = ([name, value]: readonly [string, Attributes[string]]): string => {
  if (value === false) return ''
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`
}

/** Names of elements whose content is not escaped. Their text is always the package's own. */
const raw = ['script', 'style']

/** Returns a node as HTML. Texts and attribute values are escaped. */
export function serialise(node: Node): string {
  if (typeof node === 'string') return escaped(node)
  const start = `<${node.name}${Object.entries(node.attributes).map(written).join('')}>`
  if (empty.includes(node.name)) return start
  const content = node.children.map((child) =>
    typeof child === 'string' && raw.includes(node.name) ? child : serialise(child),
  )
  return `${start}${content.join('')}</${node.name}>`
}
