// Tests that the reference describes every field with its bounds, every code, contract and
// operation.
import { describe, expect, it } from 'vitest'
import { operations } from 'monitor-contract'
import { toHtml, toMarkdown } from 'monitor-contract/docs'
import { ruleFacts } from '../../src/reference/rule-facts.ts'
import { manifest } from '../../src/contracts/manifest.ts'
import * as ruleLists from '../../src/rules/index.ts'
import { describedPlaces } from '../helpers/described-places.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

const markdown = toMarkdown()
const html = toHtml()

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, first = '']) => first)

const ids = found(html, / id="([^"]+)"/g)

/** Returns every field of a contract with its path: `.request.assertions.target`. */
const fieldsOf = (contract: string) =>
  describedPlaces(contract)
    .filter(({ place }) => /[^*]$/.test(place))
    .map(({ place, schema }) => ({ path: place.replaceAll('/*', '').replaceAll('/', '.'), schema }))

/** Returns the beginning of the anchors of a contract's fields. */
const scopeOf = (contract: string): string =>
  manifest
    .find(({ update, response, list }) => [update, response, list].includes(contract))
    ?.title.toLowerCase()
    .replaceAll(' ', '-') ?? contract

describe('the reference', () => {
  it.each([...contracts.keys()])(
    'has a row for each field of %s, with its bounds and its default',
    (contract) => {
      const missing = fieldsOf(contract).flatMap(({ path, schema }) => {
        const anchor = `<a id="field-${scopeOf(contract)}${path}"></a>`
        const row = markdown.split('\n').find((line) => line.includes(anchor)) ?? ''
        const facts = [
          'minimum',
          'maximum',
          'exclusiveMinimum',
          'maxLength',
          'maxItems',
          'format',
          'default',
        ]
        return [anchor, ...facts.flatMap((keyword) => schema[keyword] ?? []).map(String)]
          .filter((fact) => !row.includes(fact))
          .map((fact) => `${path} ${fact}`)
      })
      expect(missing).toEqual([])
    },
  )

  it.each([...contracts.keys()])('has the allowed values of %s, and its name', (contract) => {
    const values = fieldsOf(contract)
      .flatMap(({ schema }) => [schema['enum'], schema.items?.['enum']].flat())
      .filter((value) => typeof value === 'string' || typeof value === 'number')
    expect([contract, ...values].filter((value) => !markdown.includes(`\`${value}\``))).toEqual([])
  })

  it('has an anchor for each code of the vectors and the rules, and for those that no JSON value can have', () => {
    const codes = new Set([
      ...readVectors().flatMap(({ errors, warnings }) =>
        [...errors, ...warnings].map(({ code }) => code),
      ),
      ...Object.values(ruleLists).flatMap((rules) => rules.map(({ code }) => code)),
      'unreadable',
    ])
    expect(ids.filter((id) => id.startsWith('code-')).sort()).toEqual(
      [...codes].map((code) => `code-${code}`).sort(),
    )
  })

  it('lists our reading of each field whose rule depends on one', () => {
    const [, section = ''] = markdown.split('</a>Our readings')
    const rules = ruleFacts.filter(({ meaning }) => meaning.includes('Our reading'))
    expect(rules.map(({ code }) => code)).toContain('retries-outlast-interval')
    for (const { at } of rules)
      for (const field of at) expect(section).toContain(`- \`${field}\`: `)
  })

  it('has each operation', () => {
    for (const [id, { method, path }] of Object.entries(operations)) {
      expect(ids).toContain(`operation-${id}`)
      expect(markdown).toContain(`\`${method} ${path}\``)
    }
  })
})

describe('the HTML page', () => {
  it('has each anchor once, those of the Markdown among them, and one link to another page', () => {
    const targets = found(html, / href="#?([^"]+)"/g)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(found(markdown, /<a id="([^"]+)">/g).filter((id) => !ids.includes(id))).toEqual([])
    expect(targets.length).toBeGreaterThan(90)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([
      'https://github.com/monitor-contract/monitor-contract/blob/main/docs/issue-codes.md',
    ])
  })

  it('inlines one style and one script, and requests nothing', () => {
    expect(html.match(/<(?:style|script)\b[^>]*>/g)).toEqual(['<style>', '<script>'])
    expect(html).not.toMatch(/\ssrc=|<link|\s(?:on\w+|style)=|@import|url\(/)
  })
})
