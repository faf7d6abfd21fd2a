// Tests that the Markdown and the HTML reference describe every field, code and contract, and that their links lead to
// their own anchors.
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { errorGroupList, icmpMonitor, icmpMonitorUpdate, operations } from 'monitor-contract'
import { toHtml, toMarkdown } from 'monitor-contract/docs'
import { manifest, type ResourceRow } from '../../src/contracts/manifest.ts'
import * as ruleLists from '../../src/rules/index.ts'
import { fieldNames } from '../helpers/field-names.ts'
import { documentOf, schemaOf } from '../helpers/schema-documents.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

const resources: readonly ResourceRow[] = manifest

/** The anchors of all fields and parameters, by contract. */
const fieldAnchors = new Map(
  [...contracts.keys()].map((contract) => {
    const resource = resources.find(({ update, response, list }) =>
      [update, response, list].some((row) => row?.document === documentOf[contract]),
    )
    const prefix = resource?.title.toLowerCase().replaceAll(' ', '-') ?? contract
    return [contract, fieldNames(schemaOf(contract)).map((name) => `field-${prefix}${name}`)] as const
  }),
)

/** The codes of the vectors and of the rules, and those that no vector can have, because it is a JSON value. */
const codes = new Set<string>([
  ...readVectors().flatMap(({ errors, warnings }) => [...errors, ...warnings].map(({ code }) => code)),
  ...Object.values(ruleLists).flatMap((rules) => rules.map(({ code }) => code)),
  'unreadable',
  'json-syntax',
  'duplicate-key',
])

const duplicates = (list: readonly string[]): readonly string[] =>
  list.filter((each, index) => list.indexOf(each) !== index)

describe('the HTML reference', () => {
  const attributes = (node: DefaultTreeAdapterTypes.Node): { readonly name: string; readonly value: string }[] => [
    ...('attrs' in node ? node.attrs : []),
    ...('childNodes' in node ? node.childNodes.flatMap(attributes) : []),
  ]
  const faults: string[] = []
  const found = attributes(parse(toHtml(), { onParseError: ({ code }) => void faults.push(code) }))
  const ids = found.filter(({ name }) => name === 'id').map(({ value }) => value)
  const hrefs = found.filter(({ name }) => name === 'href').map(({ value }) => value)

  it('is read by a parser without an error', () => expect(faults).toEqual([]))

  it('has each anchor once', () => expect(duplicates(ids)).toEqual([]))

  it('has only links to its own anchors', () => {
    expect(hrefs.length).toBeGreaterThan(200)
    expect(hrefs.filter((href) => !ids.includes(href.slice(1)))).toEqual([])
  })

  it.each([...fieldAnchors])('has an anchor for each field of %s', (_, expected) => {
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has an anchor for each code', () => {
    expect(ids.filter((id) => id.startsWith('code-')).sort()).toEqual([...codes].map((code) => `code-${code}`).sort())
  })

  it('begins with a link to its content', () => {
    expect(toHtml()).toMatch(/<\/style><\/head><body><a class="skip" href="#main">/)
  })

  it('inlines one style and one script by default, and requests nothing', () => {
    expect(toHtml().match(/<(?:style|script)\b[^>]*>/g)).toEqual(['<style>', '<script>'])
    expect(toHtml()).not.toMatch(/\ssrc=|<link|\s(?:on\w+|style)=|@import|url\(/)
  })

  it('has no inline style, script or event handler if options name their files', () => {
    expect(
      toHtml({ stylesheet: 'a.css', script: 'a.js' }).match(
        /<style|<script(?! src="a\.js" defer><\/script>)|\s(?:on\w+|style)=/g,
      ),
    ).toBeNull()
  })
})

describe('the Markdown reference', () => {
  const all = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])]
  const textIn = (node: Nodes): string =>
    all(node)
      .map((each) => ('value' in each ? each.value : ''))
      .join('')
  const nodes = all(
    fromMarkdown(toMarkdown(), {
      extensions: [gfm()],
      mdastExtensions: gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
    }),
  )
  const headings = nodes.flatMap((node) => (node.type === 'heading' ? [textIn(node).replace(/^<.*>/, '')] : []))
  const anchors = nodes.flatMap((node) =>
    node.type === 'html' ? (/^<a id="([^"]+)">$/.exec(node.value)?.slice(1) ?? []) : [],
  )
  const rows = nodes.flatMap((node) => (node.type === 'tableRow' ? [node.children.map(textIn)] : []))

  /** Returns the rows of a field or parameter, without its name. */
  const rowsOf = (anchor: string): string[][] => {
    const first = rows.findIndex(([name]) => name?.startsWith(`<a id="${anchor}">`))
    const name = rows[first]?.[0]?.replace(/<.*>/, '')
    return rows
      .slice(first, first + 2)
      .filter((row) => row[0]?.replace(/<.*>/, '') === name)
      .map(([, ...cells]) => cells)
  }

  it('has each anchor once', () => expect(duplicates(anchors)).toEqual([]))

  it('has only links to its own headings and anchors', () => {
    const targets = [...anchors, ...headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'))]
    const urls = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []))
    expect(urls.length).toBeGreaterThan(20)
    expect(urls.filter((url) => !targets.includes(url.slice(1)))).toEqual([])
  })

  it.each([...fieldAnchors])('has a row for each field of %s', (_, expected) => {
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((id) => !anchors.includes(id))).toEqual([])
  })

  it('has a heading for each code, and the name of each contract', () => {
    expect([...codes].filter((code) => !headings.includes(code))).toEqual([])
    expect([...contracts.keys()].filter((name) => !toMarkdown().includes(`\`${name}\``))).toEqual([])
  })

  it('marks the fields of only one of update and response, and no others', () => {
    const marked = rows.flatMap(([name = '', meaning = '']) => {
      const [, mark] = /^(Update only|Response only)\./.exec(meaning) ?? []
      return mark === undefined ? [] : [`${name.replace(/<.*>/, '')} ${mark}`]
    })
    const expected = Object.values(operations).flatMap((operation) => {
      if (!('body' in operation)) return []
      const updated = fieldNames(schemaOf(operation.body.name))
      const returned = fieldNames(schemaOf(operation.response.name))
      return [
        ...returned.filter((name) => !updated.includes(name)).map((name) => `${name} Response only`),
        ...updated.filter((name) => !returned.includes(name)).map((name) => `${name} Update only`),
      ].map((line) => line.replace(/^.*\./, ''))
    })
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.sort()).toEqual(expected.sort())
  })

  it.each<[string, ...string[][]]>([
    ['heartbeat', ['Required in an update. Heartbeat settings. The fields are not stated.', 'object', '']],
    ['name', ['Required in a response. Name of the check.', 'string', '']],
    [
      'maxPacketLossThreshold',
      [
        'Packet loss at which a run counts as failing. At least degradedPacketLossThreshold.',
        'number or null; greater than 0, at most 100 %',
        '20 %',
      ],
    ],
    [
      'doubleCheck',
      [
        'Deprecated. retryStrategy replaces it. Our reading: whether a failed run is checked a second time.',
        'boolean',
        'true',
      ],
    ],
    [
      'privateLocations',
      ['In a response. Private locations where the check runs.', 'array of string or null', ''],
      [
        'In an update. Private locations where the check runs, as one string. The form of several locations is not stated.',
        'string',
        '',
      ],
    ],
    [
      'environmentVariables.locked',
      ['Our reading: whether the value is hidden in the account. Example: false.', 'boolean', ''],
    ],
    ['retryStrategy.maxDurationSeconds', ['Our reading: time after which no retry starts.', 'number; in seconds', '']],
  ])('states the facts of the service description about %s', (field, ...expected) => {
    // Further rules about the field may follow its description.
    const rows = rowsOf(`field-icmp-monitor.${field}`).map((cells) => cells.map((cell) => cell.replace(/ See .*$/, '')))
    expect(rows).toEqual(expected)
  })

  it.each([
    ['maxPacketLossThreshold', 'packet-loss-order'],
    ['doubleCheck', 'deprecated-field'],
  ])('names in the row of %s the code %s of a rule that reads it', (field, code) => {
    expect(rowsOf(`field-icmp-monitor.${field}`)[0]?.[0]).toMatch(new RegExp(` See .*\\b${code}\\b`))
  })

  it('links the type of a field to the table of its fields, if the row describes a value that has them', () => {
    const markdown = toMarkdown()
    expect(markdown).toContain('| [array of object](#fields-icmp-monitor.alertChannelSubscriptions) |')
    expect(markdown).toContain('The fields of an item in an update are not stated. | array of object |')
  })

  it('has long lists of values below the table and short ones in it', () => {
    const lists = nodes.flatMap((node) =>
      node.type === 'paragraph' ? (/Values of (\w+): (.*)/.exec(textIn(node)) ?? []) : [],
    )
    expect(lists).toContain('frequency')
    expect(lists).toContain('0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440')
    expect(rowsOf('field-icmp-monitor.frequency')[0]?.slice(1)).toEqual(['integer; 13 values; in minutes', '10 min'])
    expect(rowsOf('field-icmp-monitor.checkType')[0]?.[1]).toBe('string; ICMP')
  })

  it('has the form of a header in words, not as a regular expression', () => {
    expect(toMarkdown()).not.toContain('[Bb]')
    const headers = 'field-updateIcmpMonitorHeaders'
    expect(rowsOf(`${headers}.authorization`)[0]?.[1]).toBe('string; form Bearer <API_KEY>')
    expect(rowsOf(`${headers}.content-type`)[0]?.[1]).toBe('string; form application/json')
  })

  it('has examples of requests, responses and problem details that agree with the contracts', () => {
    const blocks = nodes.flatMap((node): unknown[] =>
      node.type === 'code' && node.lang === 'json' ? [JSON.parse(node.value)] : [],
    )
    const [body, response, problem, list, listProblem] = blocks
    expect(blocks).toHaveLength(5)
    expect(icmpMonitorUpdate.validate(body)).toMatchObject({ valid: true, warnings: [] })
    expect([icmpMonitor.is(response), errorGroupList.is(list)]).toEqual([true, true])
    expect(problem).toMatchObject({ status: 422 })
    expect(listProblem).toMatchObject({ errors: [{ pointer: '#/query/limit' }] })
  })
})
