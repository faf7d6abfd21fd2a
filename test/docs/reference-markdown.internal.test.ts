// Tests the Markdown reference: its anchors, links and content.
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { objectsOf } from '../../src/docs/field-objects.ts'
import { modelOf } from '../../src/docs/model/reference-model.ts'
import { errorGroupList, icmpMonitor, icmpMonitorUpdate, operations } from 'monitor-contract'
import { toMarkdown } from 'monitor-contract/docs'
import { fieldNames } from '../helpers/field-names.ts'
import { schemaOf } from '../helpers/schema-documents.ts'

const model = modelOf()

/** The operations that update a monitor, one for each kind. */
const monitors = Object.values(operations).flatMap((operation) => ('body' in operation ? [operation] : []))

interface MarkdownNode {
  readonly type: string
  readonly url?: string
  readonly value?: string
  readonly lang?: string | null | undefined
  readonly children?: readonly MarkdownNode[]
}

const all = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(all)]
const said = (node: MarkdownNode): string =>
  all(node)
    .map(({ value }) => value ?? '')
    .join('')

describe('the Markdown reference', () => {
  const nodes = all(
    fromMarkdown(toMarkdown(), {
      extensions: [gfm()],
      mdastExtensions: gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
    }),
  )

  it('has only links to its own headings and anchors', () => {
    const headings = nodes
      .filter(({ type }) => type === 'heading')
      .map((heading) => `#${said(heading).toLowerCase().replaceAll(' ', '-')}`)
    const anchors = nodes.flatMap(({ type, value = '' }) =>
      type === 'html' ? (/^<a id="([^"]+)">$/.exec(value)?.slice(1) ?? []) : [],
    )
    const urls = nodes.flatMap(({ url }) => url ?? [])
    expect(urls.length).toBeGreaterThan(20)
    expect(anchors.length).toBeGreaterThan(80)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(urls.filter((url) => !headings.includes(url) && !anchors.includes(url.slice(1)))).toEqual([])
  })

  const cellsOf = (row: MarkdownNode): string[] => (row.children ?? []).map(said)
  const tables = nodes.filter(({ type }) => type === 'table')
  const headOf = ({ children: [head] = [] }: MarkdownNode): string[] => (head ? cellsOf(head) : [])
  const fieldTables = tables.filter((each) => headOf(each)[0] === 'Field')

  it('has an anchor for each field and each parameter', () => {
    const html = nodes.filter(({ type }) => type === 'html').map(({ value }) => value)
    const anchors = [
      ...model.resources.flatMap(({ fields }) => fields),
      ...model.operations.flatMap(({ parameters }) => parameters),
    ].map(({ anchor }) => `<a id="${anchor}">`)
    expect(anchors.length).toBeGreaterThan(80)
    expect(anchors.filter((each) => !html.includes(each))).toEqual([])
  })

  it('has one table for each object, with one row for each form of a field', () => {
    const objects = model.resources.flatMap((resource) => objectsOf(resource))
    expect(objects.map(({ path }) => path)).toContain('request.assertions[]')
    expect(
      fieldTables.map((each) => (each.children ?? []).slice(1).map((row) => cellsOf(row)[0]?.replace(/<.*>/, ''))),
    ).toEqual(objects.map(({ fields }) => fields.flatMap(({ name, field }) => field.forms.map(() => name))))
    for (const each of fieldTables) expect(headOf(each)).toEqual(['Field', 'Meaning', 'Type and bounds', 'Default'])
  })

  it('marks the fields of only one of update and response, and no others', () => {
    const marked = fieldTables
      .flatMap(({ children = [] }) => children.slice(1))
      .map(cellsOf)
      .flatMap(([name = '', meaning = '']) => {
        const [, mark] = /^(Update only|Response only)\./.exec(meaning) ?? []
        return mark === undefined ? [] : [[name.replace(/<.*>/, ''), mark]]
      })
    const expected = monitors.flatMap(({ body, response }) => {
      const updated = fieldNames(schemaOf(body.name))
      const returned = fieldNames(schemaOf(response.name))
      return [
        ...returned.filter((name) => !updated.includes(name)).map((name) => [name, 'Response only']),
        ...updated.filter((name) => !returned.includes(name)).map((name) => [name, 'Update only']),
      ].map(([name, mark]) => [name?.replace(/^.*\./, ''), mark])
    })
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.sort()).toEqual(expected.sort())
  })

  it('has long lists of values below the table and short ones in it', () => {
    const paragraphs = nodes.filter(({ type }) => type === 'paragraph').map(said)
    const lists = paragraphs.filter((text) => text.includes('Values of '))
    expect(lists.map((text) => text.replace(/^.*Values of /, '').replace(/: .*/, ''))).toEqual(
      monitors.flatMap(() => ['locations', 'runtimeId', 'frequency']),
    )
    expect(lists[2]).toContain('0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440')
    expect(fieldTables.map(said).join()).toContain('string; ICMP')
  })

  it('has the form of a header in words, not as a regular expression', () => {
    expect(toMarkdown()).not.toContain('[Bb]')
    const cells = tables.flatMap(({ children = [] }) => children.map(cellsOf))
    const about = (name: string): string[] => cells.find(([first]) => first?.includes(`${name}, header`)) ?? []
    expect(about('authorization')[1]).toContain('Bearer in any case')
    expect(about('authorization')[2]).toBe('string; form Bearer <API_KEY>')
    expect(about('content-type')[1]).toContain('application/json, any case')
    expect(about('content-type')[2]).toBe('string; form application/json')
  })

  it('has examples of requests, responses and problem details that agree with the contracts', () => {
    const blocks = nodes.filter(({ lang }) => lang === 'json').map(({ value = '' }): unknown => JSON.parse(value))
    const [body, response, problem, list, listProblem] = blocks
    expect(blocks).toHaveLength(5)
    expect(icmpMonitorUpdate.validate(body)).toMatchObject({ valid: true, warnings: [] })
    expect([icmpMonitor.is(response), errorGroupList.is(list)]).toEqual([true, true])
    expect(problem).toMatchObject({ status: 422 })
    expect(listProblem).toMatchObject({ errors: [{ pointer: '#/query/limit' }] })
  })
})
