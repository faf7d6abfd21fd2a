// Tests the HTML reference: its anchors, links and content.
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { manifest, type ResourceRow } from '../../src/contracts/manifest.ts'
import { modelOf } from '../../src/docs/model/reference-model.ts'
import { toHtml } from 'monitor-contract/docs'
import { contracts } from '../helpers/untyped-contracts.ts'
import { fieldNames } from '../helpers/field-names.ts'
import { documentOf, schemaOf } from '../helpers/schema-documents.ts'

const model = modelOf()
const resources: readonly ResourceRow[] = manifest

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

  it('has only links to its own anchors', () => {
    expect(hrefs.length).toBeGreaterThan(200)
    expect(hrefs.filter((href) => !ids.includes(href.slice(1)))).toEqual([])
  })

  it.each([...contracts.keys()])('has an anchor for each field of %s', (contract) => {
    const resource = resources.find(({ update, response, list }) =>
      [update, response, list].some((row) => row?.document === documentOf[contract]),
    )
    const prefix = resource?.title.toLowerCase().replaceAll(' ', '-') ?? contract
    const expected = fieldNames(schemaOf(contract)).map((name) => `field-${prefix}${name}`)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has an anchor for each code', () => {
    expect(model.codes.length).toBeGreaterThanOrEqual(32)
    expect(model.codes.map(({ code }) => `code-${code}`).filter((id) => !ids.includes(id))).toEqual([])
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
