import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { objectsOf } from '../../src/docs/field-objects.ts'
import type { FieldEntry } from '../../src/docs/model/field.ts'
import { allDocuments } from '../../src/docs/model/documents.ts'
import { modelOf } from '../../src/docs/model/model.ts'
import { toHtml, toMarkdown } from 'monitor-contract/docs'
import { errorGroupList, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { resolve, schemaOf, type SchemaNode } from '../helpers/schema-documents.ts'

const model = modelOf()
const [monitor, group] = model.resources

function field(path: string): FieldEntry {
  const found = monitor?.fields.find((each) => each.path === path)
  if (found === undefined) throw new Error(`${path} is not described`)
  return found
}

/** Every name in a document, by the way there, lists not counted. */
function names(node: SchemaNode, path = ''): string[] {
  const { properties = {}, items } = resolve(node)
  const own = Object.entries(properties).flatMap(([name, part]) => [
    `${path}.${name}`,
    ...names(part, `${path}.${name}`),
  ])
  return [...new Set([...own, ...(items === undefined ? [] : names(items, path))])]
}

interface Link {
  readonly id?: string | undefined
  readonly href?: string | undefined
}

function links(node: DefaultTreeAdapterTypes.Node): Link[] {
  const own = 'attrs' in node ? [Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))] : []
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(links) : [])]
}

describe('the HTML reference', () => {
  const found = links(parse(toHtml()))
  const ids = found.flatMap(({ id }) => id ?? [])
  const hrefs = found.flatMap(({ href }) => href ?? [])

  it('has each anchor once', () => expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]))

  it('links to nothing but its own anchors', () => {
    expect(hrefs.length).toBeGreaterThan(200)
    expect(hrefs.filter((href) => !ids.includes(href.slice(1)))).toEqual([])
  })

  it.each([
    ['icmpMonitorUpdate', 'icmp-monitor'],
    ['icmpMonitor', 'icmp-monitor'],
    ['errorGroup', 'error-group'],
    ['updateIcmpMonitorParams', 'updateIcmpMonitorParams'],
    ['updateIcmpMonitorQuery', 'updateIcmpMonitorQuery'],
    ['updateIcmpMonitorHeaders', 'updateIcmpMonitorHeaders'],
    ['listErrorGroupsQuery', 'listErrorGroupsQuery'],
    ['listErrorGroupsHeaders', 'listErrorGroupsHeaders'],
  ])('has an anchor for each field of %s', (contract, resource) => {
    const expected = names(schemaOf(contract)).map((name) => `field-${resource}${name}`)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has an anchor for each code', () => {
    expect(model.codes.length).toBeGreaterThanOrEqual(32)
    expect(model.codes.map(({ code }) => `code-${code}`).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('inlines one style and one script by default, and requests nothing', () => {
    expect(toHtml().match(/<(?:style|script)\b[^>]*>/g)).toEqual(['<style>', '<script>'])
    expect(toHtml()).not.toMatch(/\ssrc=|<link|\s(?:on\w+|style)=|@import|url\(/)
  })

  it('has no style, no script and no handler in itself where both are named', () => {
    expect(
      toHtml({ stylesheet: 'a.css', script: 'a.js' }).match(
        /<style|<script(?! src="a\.js" defer><\/script>)|\s(?:on\w+|style)=/g,
      ),
    ).toBeNull()
  })
})

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

  it('links to nothing but its own headings and anchors', () => {
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
    const updated = names(schemaOf('icmpMonitorUpdate'))
    const returned = names(schemaOf('icmpMonitor'))
    const expected = [
      ...returned.filter((name) => !updated.includes(name)).map((name) => [name, 'Response only']),
      ...updated.filter((name) => !returned.includes(name)).map((name) => [name, 'Update only']),
    ].map(([name, mark]) => [name?.replace(/^.*\./, ''), mark])
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.sort()).toEqual(expected.sort())
  })

  it('has long lists of values below the table and short ones in it', () => {
    const paragraphs = nodes.filter(({ type }) => type === 'paragraph').map(said)
    const lists = paragraphs.filter((text) => text.includes('Values of '))
    expect(lists.map((text) => text.replace(/^.*Values of /, '').replace(/: .*/, ''))).toEqual([
      'locations',
      'runtimeId',
      'frequency',
    ])
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

  it('has examples of requests, responses and problem details that the contracts confirm', () => {
    const blocks = nodes.filter(({ lang }) => lang === 'json').map(({ value = '' }): unknown => JSON.parse(value))
    const [body, response, problem, list, listProblem] = blocks
    expect(blocks).toHaveLength(5)
    expect(icmpMonitorUpdate.validate(body)).toMatchObject({ valid: true, warnings: [] })
    expect([icmpMonitor.is(response), errorGroupList.is(list)]).toEqual([true, true])
    expect(problem).toMatchObject({ status: 422 })
    expect(listProblem).toMatchObject({ errors: [{ pointer: '#/query/limit' }] })
  })
})

describe('what is said of a field', () => {
  it.each([
    [
      'maxPacketLossThreshold',
      { type: 'number', nullable: true, bounds: 'greater than 0, at most 100', unit: '%', default: '20' },
    ],
    [
      'degradedResponseTime',
      { type: 'number', nullable: true, bounds: 'at least 0, at most 300000', unit: 'ms', default: '10000' },
    ],
    ['description', { type: 'string', nullable: true, bounds: 'at most 500 characters', default: undefined }],
    ['environmentVariables', { type: 'array of object', nullable: true, bounds: 'at most 50 items' }],
    [
      'frequency',
      {
        type: 'integer',
        nullable: false,
        default: '10',
        unit: 'min',
        allowed: ['0', '1', '2', '5', '10', '15', '30', '60', '120', '180', '360', '720', '1440'],
      },
    ],
    [
      'runtimeId',
      {
        type: 'string',
        nullable: true,
        allowed: ['2026.04', '2025.04', '2024.09', '2024.02', '2023.09', '2023.02', '2022.10'],
      },
    ],
    ['updated_at', { type: 'string', nullable: true, format: 'date-time', directions: ['response'] }],
    ['alertChannels.webhook', { type: 'object or array of object', nullable: false, directions: ['response'] }],
    ['retryStrategy.onlyOn', { type: 'array of string', examples: ['"NETWORK_ERROR"'] }],
    [
      'doubleCheck',
      {
        description: '`retryStrategy` replaces it. Our reading: whether a failed run is checked a second time.',
        default: 'true',
      },
    ],
  ])('has the facts of the service description: %s', (path, expected) => {
    const { forms } = field(path)
    expect(forms).toHaveLength(1)
    expect(forms[0]).toMatchObject(expected)
  })

  it('tells an update from a response where they differ', () => {
    expect(
      field('privateLocations').forms.map(({ directions, type, nullable }) => [directions, type, nullable]),
    ).toEqual([
      [['response'], 'array of string', true],
      [['update'], 'string', false],
    ])
  })

  it('names what is described in responses only', () => {
    const only = (monitor?.fields ?? []).filter(
      ({ path, forms }) => !/[.[]/.test(path) && forms.every(({ directions }) => directions.join() === 'response'),
    )
    expect(only.map(({ path }) => path)).toEqual(['id', 'created_at', 'updated_at', 'alertChannels', 'checkType'])
  })

  it('names where it is required', () => {
    const required = (monitor?.fields ?? [])
      .filter((each) => each.required.length > 0)
      .map((each) => [each.path, each.required])
    expect(required).toEqual([
      ['heartbeat', ['update']],
      ['script', ['update']],
      ['name', ['response']],
    ])
    expect(group?.fields.filter((each) => each.required.length === 0).map(({ path }) => path)).toEqual([
      'rootCauseAnalyses',
    ])
  })

  it('names the deprecated one', () =>
    expect((monitor?.fields ?? []).filter(({ deprecated }) => deprecated).map(({ path }) => path)).toEqual([
      'doubleCheck',
    ]))

  it('names the rules and warnings that look at it', () => {
    expect(field('frequencyOffset').codes).toEqual([
      'frequency-offset',
      'defaults-conflict',
      'frequency-offset-missing',
    ])
    expect(field('request.assertions[].target').codes).toEqual(['non-numeric-target'])
    expect(field('id').codes).toEqual(['response-only-field'])
    expect(group?.fields.find(({ path }) => path === 'id')?.codes).toEqual([])
    expect(group?.fields.find(({ path }) => path === 'errorHash')?.codes).toEqual(['duplicate-group'])
  })

  it('has every code that reads certain fields', () => {
    const told = new Set(
      [
        ...model.resources.flatMap(({ fields }) => fields),
        ...model.operations.flatMap(({ parameters }) => parameters),
      ].flatMap(({ codes }) => codes),
    )
    expect(
      model.codes
        .filter(({ reads }) => reads !== undefined)
        .map(({ code }) => code)
        .filter((code) => !told.has(code)),
    ).toEqual([])
  })
})

describe('the table of offsets', () => {
  it('has the offsets that the service description states for each frequency', () => {
    expect(
      model.offsets.map(({ frequency, range }) => [
        frequency,
        range.kind === 'values' ? range.values : [range.minimum, range.maximum],
      ]),
    ).toEqual([
      [0, [10, 20, 30]],
      [1, [1, 10]],
      [2, [1, 20]],
      [5, [1, 50]],
      [10, [1, 100]],
      [15, [1, 150]],
      [30, [1, 300]],
      [60, [1, 600]],
      [120, [1, 2]],
      [180, [1, 3]],
      [360, [1, 6]],
      [720, [1, 12]],
      [1440, [1, 24]],
    ])
  })
})

it('is made of the documents of all contracts, and of no fewer', () => {
  const [, ...fewer] = allDocuments()
  expect(() => modelOf(new Map(fewer))).toThrow(new RangeError(`No document has the $id ${icmpMonitorUpdate.id}`))
})
