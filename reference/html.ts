import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { codeAnchor, type CodeEntry } from './codes.ts'
import { boundsAndFormat, defaultValue, shownExamples } from './field-words.ts'
import type { Field } from './fields.ts'
import type { Operation } from './operations.ts'
import { prose } from './prose.ts'
import { offsetCells, offsetHeads, type Block, type Chapter, type OffsetRow } from './reference.ts'

/** Returns a chapter as a section of HTML. */
export const chapterHtml = ({ anchor, title, blocks }: Chapter): string =>
  toHtml(
    h('section.chapter', { id: anchor, ariaLabelledBy: `${anchor}-title` }, [
      h('h2', { id: `${anchor}-title` }, title),
      ...blocks.map(blockElement),
    ]),
  )

/** Returns the table of contents: chapters, operations, resources with their top-level fields, and codes. */
export const contentsHtml = (chapters: readonly Chapter[]): string =>
  toHtml(h('nav.contents', { ariaLabel: 'Contents' }, h('ul', chapters.flatMap(chapterLines))))

function chapterLines({ anchor, title, blocks }: Chapter): Element[] {
  const inside = blocks.flatMap((block) => {
    if (block.type === 'operation') return [linkTo(block.operation.anchor, block.operation.title)]
    return block.type === 'code' ? [linkTo(block.entry.anchor, code(block.entry.code))] : []
  })
  const resources = blocks.flatMap((block) => (block.type === 'resource' ? [block.resource] : []))
  return [
    line(linkTo(anchor, title), inside),
    ...resources.map((resource) =>
      line(
        linkTo(resource.anchor, resource.title),
        resource.fields.filter(({ path }) => /^\w+$/.test(path)).map((field) => linkTo(field.anchor, code(field.path))),
      ),
    ),
  ]
}

const line = (link: Element, inside: readonly Element[]): Element =>
  h('li', [link, ...(inside.length === 0 ? [] : [h('ul', [...inside.map((each) => h('li', each))])])])

function blockElement(block: Block): Element {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.text)
    case 'operation':
      return operationElement(block.operation)
    case 'resource':
      return h('section.group', { id: block.resource.anchor }, [
        h('h3', block.resource.title),
        ...block.resource.descriptions.map(paragraph),
        ...block.resource.fields.map(fieldElement),
      ])
    case 'offsets':
      return h('table.entry', [
        h('caption', inline(block.caption)),
        h('thead', h('tr', [...offsetHeads.map((head) => h('th', { scope: 'col' }, head))])),
        h('tbody', block.rows.map(offsetRow)),
      ])
    case 'code':
      return codeElement(block.entry)
    case 'points':
      return h('dl.points', [
        ...block.points.map(([about, statement]) => h('div.entry', h('dt', inline(about)), h('dd', inline(statement)))),
      ])
  }
}

function offsetRow(row: OffsetRow): Element {
  const [frequency, offsets, effect] = offsetCells(row)
  return h('tr', h('th', { scope: 'row' }, frequency), h('td', offsets), h('td', effect))
}

const operationElement = (operation: Operation): Element =>
  h('section.group', { id: operation.anchor }, [
    h('h3', operation.title),
    h('p.path', code(`${operation.method} ${operation.path}`)),
    paragraph(operation.description),
    paragraph(operation.body),
    paragraph(operation.response),
    ...operation.parameters.map(fieldElement),
    ...operation.examples.map(({ caption, source }) =>
      h('figure', h('figcaption', inline(caption)), codeBlock(source)),
    ),
  ])

const codeElement = ({ code: name, anchor, severities, contracts, at, meaning, examples }: CodeEntry): Element =>
  entry(anchor, 'h3', name, [
    ...severities.map((severity) => badge(severity, severity)),
    paragraph(meaning),
    facts([
      ['At', inline(at)],
      ['Reported by', joined(contracts.map(code))],
    ]),
    ...examples.map(({ source, severity, pointer, message }) =>
      h(
        'figure',
        codeBlock(source),
        h('figcaption', [badge(severity, severity), ' at ', code(pointer === '' ? '""' : pointer), `: ${message}`]),
      ),
    ),
  ])

function fieldElement(field: Field): Element {
  const forms = field.forms.map((form, index) => [
    ...form.marks.map((mark) => badge(mark.replace(/ .*/, '').toLowerCase(), mark)),
    paragraph(form.description),
    facts([
      ['Type', inline([form.type, boundsAndFormat(form)].filter(Boolean).join('; '))],
      ['Allowed values', joined(form.allowed.map(code))],
      ['Default', inline(defaultValue(form))],
      ['Example', joined(shownExamples(form).map(code))],
      ['Codes', index === 0 ? joined(field.codes.map((name) => linkTo(codeAnchor(name), code(name)))) : []],
    ]),
  ])
  return entry(field.anchor, 'h4', field.path, [
    ...(field.in === undefined ? [] : [badge('place', field.in)]),
    ...(forms.length === 1 ? forms.flat() : forms.map((form) => h('div.form', form))),
  ])
}

/** Elements and texts inside a line. */
type Inline = (Element | string)[]

/** Returns a list of terms with their descriptions. A term without a description is omitted. */
const facts = (entries: readonly (readonly [term: string, description: Inline])[]): Element =>
  h('dl', [
    ...entries
      .filter(([, description]) => description.length > 0)
      .map(([term, description]) => h('div', h('dt', term), h('dd', description))),
  ])

/** Returns a section that the search can find. The heading of the section links to the section. */
const entry = (anchor: string, level: 'h3' | 'h4', name: string, content: readonly Element[]): Element =>
  h('section.entry', { id: anchor }, [h(level, linkTo(anchor, code(name))), ...content])

const badge = (kind: string, word: string): Element => h('span', { className: ['badge', kind] }, word)

const linkTo = (anchor: string, label: Element | string): Element => h('a', { href: `#${anchor}` }, label)

/** Returns a block of code that the keyboard can scroll. */
const codeBlock = (source: string): Element => h('pre', { tabIndex: 0 }, code(source))

const code = (value: string): Element => h('code', value)

const paragraph = (value: string): Element => h('p', inline(value))

/** Returns a text as HTML; parts between backticks become code. */
const inline = (value: string): Inline =>
  prose(value).map((part) => (part.type === 'inlineCode' ? code(part.value) : part.value))

/** Returns elements with a comma between them. */
const joined = (elements: readonly Element[]): Inline =>
  elements.flatMap((element, index) => (index === 0 ? [element] : [', ', element]))
