import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Heading, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { CodeEntry } from './codes.ts'
import { boundsAndFormat, defaultValue, shownExamples } from './field-words.ts'
import type { Field, Form } from './fields.ts'
import type { Operation } from './operations.ts'
import { code, prose, text } from './prose.ts'
import { offsetCells, offsetHeads, type Block, type Chapter } from './reference.ts'
import type { Resource } from './resources.ts'

/** Returns a chapter as Markdown for GitHub. */
export const chapterMarkdown = ({ title, blocks }: Chapter): string =>
  toMarkdown(
    { type: 'root', children: [heading(2, text(title)), ...blocks.flatMap(blockNodes)] },
    { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  )

function blockNodes(block: Block): RootContent[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(...prose(block.text))]
    case 'operation':
      return operationNodes(block.operation)
    case 'resource':
      return resourceNodes(block.resource)
    case 'offsets':
      return [
        paragraph(...prose(block.caption)),
        table(offsetHeads, [...block.rows.map((row) => offsetCells(row).map(prose))]),
      ]
    case 'code':
      return codeNodes(block.entry)
    case 'points':
      return [
        {
          type: 'list',
          spread: false,
          children: block.points.map(([about, statement]) => ({
            type: 'listItem',
            children: [paragraph(...prose(`${about}: ${statement}`))],
          })),
        },
      ]
  }
}

const operationNodes = (operation: Operation): RootContent[] => [
  heading(3, anchor(operation.anchor), text(operation.title)),
  paragraph(code(`${operation.method} ${operation.path}`)),
  paragraph(...prose(operation.description)),
  ...fieldNodes('Parameter', operation.parameters),
  paragraph(...prose(operation.body)),
  paragraph(...prose(operation.response)),
  ...operation.examples.flatMap(({ caption, lang, source }): RootContent[] => [
    paragraph(...prose(caption)),
    { type: 'code', lang, value: source },
  ]),
]

const codeNodes = ({ code: name, severities, at, meaning, contracts, examples }: CodeEntry): RootContent[] => [
  heading(3, code(name)),
  paragraph(...prose(`${severities.join(' or ')}, at ${at}. ${meaning}`)),
  paragraph(text('Reported by '), ...codes(contracts), text('.')),
  ...examples.map(({ source, severity, pointer, message }): RootContent => ({
    type: 'code',
    lang: 'ts',
    value: `${source}\n${`${severity} at '${pointer}': ${message}`.replaceAll(/(.{1,67})(?: |$)/g, '// $1\n').trim()}`,
  })),
]

/** Returns a resource with its fields in tables, one for each object. */
function resourceNodes({ title, anchor: scope, descriptions, fields }: Resource): RootContent[] {
  const objects = new Map<string, Field[]>()
  for (const field of fields) {
    const path = field.path.slice(0, Math.max(field.path.lastIndexOf('.'), 0))
    objects.set(path, [...(objects.get(path) ?? []), field])
  }
  return [
    heading(3, text(title)),
    ...descriptions.map((description) => paragraph(...prose(description))),
    ...Array.from(objects).flatMap(([path, inside]) => [
      ...(path === '' ? [] : [heading(4, anchor(`fields-${scope}.${path.replaceAll('[]', '')}`), code(path))]),
      ...fieldNodes('Field', inside, objects),
    ]),
  ]
}

/** Returns a table of fields, then the lists of allowed values that are too long for a cell. */
const fieldNodes = (
  head: 'Field' | 'Parameter',
  fields: readonly Field[],
  objects: ReadonlyMap<string, readonly Field[]> = new Map(),
): RootContent[] => [
  table(
    [head, 'Meaning', 'Type and bounds', 'Default'],
    fields.flatMap((field) => {
      const inside = objects.get(field.path) ?? objects.get(`${field.path}[]`) ?? []
      return field.forms.map((form) => fieldRow(field, form, inside))
    }),
  ),
  ...fields.flatMap((field) =>
    field.forms
      .slice(0, 1)
      .filter(({ allowed }) => allowed.length > longestList)
      .map(({ allowed }) =>
        paragraph(anchor(valuesAnchor(field)), text('Values of '), code(nameOf(field)), text(': '), ...codes(allowed)),
      ),
  ),
]

/** Returns a row for one form of a field. The first row of the field has its anchor and its codes. */
function fieldRow(field: Field, form: Form, inside: readonly Field[]): PhrasingContent[][] {
  const isFirst = form === field.forms[0]
  const codeLinks = field.codes.map((name) => [link(name, code(name))])
  const isDescribed = inside
    .flatMap(({ forms }) => forms.flatMap((each) => each.directions))
    .some((direction) => form.directions.includes(direction))
  return [
    [
      ...(isFirst ? [anchor(field.anchor)] : []),
      code(nameOf(field)),
      ...(field.in === undefined ? [] : [text(`, ${field.in}`)]),
    ],
    joined(
      [
        ...form.marks.map((mark) => [strong(`${mark}.`)]),
        prose(form.description),
        ...shownExamples(form)
          .slice(0, 1)
          .map((example) => [text('Example: '), code(example), text('.')]),
        isFirst && field.codes.length > 0 ? [text('See '), ...joined(codeLinks), text('.')] : [],
      ],
      ' ',
    ),
    joined(
      [
        [isDescribed ? link(field.anchor.replace(/^field-/, 'fields-'), text(form.type)) : text(form.type)],
        form.allowed.length > longestList
          ? [link(valuesAnchor(field), text(`${form.allowed.length} values`))]
          : codes(form.allowed),
        prose(boundsAndFormat(form)),
      ],
      '; ',
    ),
    prose(defaultValue(form)),
  ]
}

/** Maximum number of values that a cell lists; longer lists come after the table. */
const longestList = 4

const nameOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1)

const valuesAnchor = (field: Field): string => `values-${field.anchor}`

const codes = (values: readonly string[]): PhrasingContent[] => joined(values.map((value) => [code(value)]))

/** Joins phrases with a separator, without the empty phrases. */
const joined = (phrases: readonly (readonly PhrasingContent[])[], separator = ', '): PhrasingContent[] =>
  phrases
    .filter((phrase) => phrase.length > 0)
    .flatMap((phrase, index) => (index === 0 ? phrase : [text(separator), ...phrase]))

/** Creates an anchor, the target of a link. */
const anchor = (id: string): PhrasingContent => ({ type: 'html', value: toHtml(h('a', { id })) })

const link = (target: string, label: PhrasingContent & { type: 'text' | 'inlineCode' }): PhrasingContent => ({
  type: 'link',
  url: `#${target}`,
  children: [label],
})

const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })

const heading = (depth: 2 | 3 | 4, ...children: PhrasingContent[]): Heading => ({ type: 'heading', depth, children })

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

const table = (heads: readonly string[], rows: readonly PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [heads.map((head): PhrasingContent[] => [text(head)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})
