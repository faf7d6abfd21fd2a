// Tests that the reports for other people quote no value, comment or anchor of a text.
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { lintText, toGithubAnnotations, toSarif } from 'monitor-contract-lint'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { spelledJson, styles } from '../fixes/spelled-json.ts'
import { spoilt } from '../fixes/spoilt.ts'
import { writings, writtenStream } from '../fixes/yaml-texts.ts'
import { propertyRuns } from '../property-runs.ts'

const secret = 'hunter2'

/** Marks every other text of a value. */
const marked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && part.length % 2 === 0 ? `${secret}${part}` : part,
  )

const updates = spoilt(arbitraries.icmpMonitorUpdate()).map(marked)

/** Returns the reports of a text, and the number of fixes in them. */
function reportsOf(text: string, language: 'json' | 'yaml') {
  const results = lintText(icmpMonitorUpdate, text, { language })
  const entries = results.map(({ result }) => ({ file: 'a', text, result }))
  const log = JSON.stringify(toSarif(entries))
  return {
    reports: log + toGithubAnnotations(entries),
    fixes: log.split('insertedContent').length - 1,
  }
}

describe('SARIF logs and annotations', () => {
  it('contain no value of a JSON text', () => {
    let count = 0
    fc.assert(
      fc.property(updates, styles, (update, style) => {
        const { reports, fixes } = reportsOf(spelledJson(update, style), 'json')
        expect(reports).not.toContain(secret)
        count += fixes
      }),
      { numRuns: propertyRuns / 5 },
    )
    expect(count).toBeGreaterThan(propertyRuns / 40)
  })

  it('contain no value, comment or anchor of a YAML text', () => {
    let count = 0
    fc.assert(
      fc.property(updates, writings, (update, writing) => {
        const stream = writtenStream([update], writing)
        const text = stream.replaceAll(/(?<=[ [{][&*])(?=a\d)/g, 'anchor')
        const { reports, fixes } = reportsOf(text, 'yaml')
        expect(reports).not.toMatch(new RegExp(`# ?note|anchora|${secret}`))
        count += fixes
      }),
      { numRuns: propertyRuns / 5 },
    )
    expect(count).toBeGreaterThan(propertyRuns / 40)
  })
})
