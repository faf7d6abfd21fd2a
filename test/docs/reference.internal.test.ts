// Tests that the Markdown and the HTML reference describe every field, code and contract, and that their links lead to
// their own anchors.
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { toHtml, toMarkdown } from 'monitor-contract/docs'
import { manifest, type ResourceRow } from '../../src/contracts/manifest.ts'
import * as ruleLists from '../../src/rules/index.ts'
import { documentOf, resolve, schemaOf, type SchemaNode } from '../helpers/schema-documents.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

/**
 * Returns the path of every field of a document: `.request.assertions.target`. Fields in lists are included, without an
 * index.
 */
function fieldNames(node: SchemaNode, path = ''): string[] {
  const { properties = {}, items } = resolve(node)
  const own = Object.entries(properties).flatMap(([name, part]) => [
    `${path}.${name}`,
    ...fieldNames(part, `${path}.${name}`),
  ])
  return [...new Set([...own, ...(items === undefined ? [] : fieldNames(items, path))])]
}

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
  'yaml-syntax',
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
})
