// Tests that HTML elements are written so that a parser reads the same elements.
import * as fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, it } from 'vitest'
import { h, serialise, type Attributes, type Element, type Node } from '../../src/docs/html/element.ts'

type Read =
  | string
  | {
      readonly name: string
      readonly attributes: readonly (readonly [string, string])[]
      readonly children: readonly Read[]
    }

function read(node: DefaultTreeAdapterTypes.Node): Read {
  if ('value' in node) return node.value
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value] as const) : []
  return { name: node.nodeName, attributes, children: 'childNodes' in node ? node.childNodes.map(read) : [] }
}

/**
 * Returns the form in which a parser returns a node: adjacent texts are joined, and an attribute without a value is
 * empty.
 */
function expected({ name, attributes, children }: Element): Read {
  const joined = children.reduce<Node[]>((all, child) => {
    const before = all.at(-1)
    return typeof before === 'string' && typeof child === 'string'
      ? [...all.slice(0, -1), before + child]
      : [...all, child]
  }, [])
  return {
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => [key, value === true ? '' : String(value)]),
    children: joined
      .filter((child) => child !== '')
      .map((child) => (typeof child === 'string' ? child : expected(child))),
  }
}

const piece = fc.constantFrom(
  ...'<>&"\'`=/ \t\na1;#',
  'é',
  '\u00a0',
  '\u2028',
  '&amp;',
  '&lt',
  '&#60;',
  '&copy',
  '<b>',
  '</span>',
  '</div>',
  '</title>',
  '<!--',
  '-->',
  ']]>',
  '<script>',
  '</script>',
  '<?',
  '=x onclick=y ',
)
const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const attributes: fc.Arbitrary<Attributes> = fc.record(
  { id: words, title: words, hidden: fc.boolean(), tabindex: fc.integer() },
  { requiredKeys: [] },
)

const { element } = fc.letrec<{ element: Element; node: Node }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small' },
    attributes.map((given) => h('input', given)),
    fc
      .tuple(fc.constantFrom('div', 'section', 'span', 'code', 'title'), attributes, words)
      .map(([name, given, child]) => h(name, given, child)),
    fc
      .tuple(fc.constantFrom('div', 'section', 'span', 'code'), attributes, fc.array(tie('node'), { maxLength: 3 }))
      .map(([name, given, children]) => h(name, given, ...children)),
  ),
  node: fc.oneof(words, tie('element')),
}))

it.each(['script', 'style'])('the content of the element %s is written as it is', (name) => {
  expect(serialise(h(name, {}, 'a && "b" < c'))).toBe(`<${name}>a && "b" < c</${name}>`)
})

it('a parser reads from the written HTML the original content, without a parse error', () => {
  fc.assert(
    fc.property(element, (root) => {
      const faults: string[] = []
      const page = `<!doctype html><html><head></head><body>${serialise(h('main', {}, root))}</body></html>`
      const document = read(parse(page, { onParseError: ({ code }) => void faults.push(code) }))
      expect(faults).toEqual([])
      const body: Read = { name: 'body', attributes: [], children: [expected(h('main', {}, root))] }
      expect(document).toEqual({
        name: '#document',
        attributes: [],
        children: [
          { name: '#documentType', attributes: [], children: [] },
          { name: 'html', attributes: [], children: [{ name: 'head', attributes: [], children: [] }, body] },
        ],
      })
    }),
    { numRuns: 2000 },
  )
})
