// Compares the edits of fixes with the patches of the value: an edited text has the patched value.
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { fixesFor, lintText, type AnyIssue, type TextFix } from 'monitor-contract-lint'
import { arbitraries } from 'monitor-contract/testing'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { propertyRuns } from '../property-runs.ts'
import { applyPatch } from './apply-patch.ts'
import { edited } from './edited.ts'
import { spelledJson, styles } from './spelled-json.ts'
import { spoilt } from './spoilt.ts'
import { writings, writtenStream } from './yaml-texts.ts'

const contract = icmpMonitorUpdate.with({
  severity: { 'unknown-field': 'error' },
  maxIssues: 1_000,
  baseline: { maxPacketLossThreshold: 1 },
})

const bodies = fc.oneof(spoilt(arbitraries.icmpMonitorUpdate()), spoilt(arbitraries.icmpMonitor()))

/** How many fixes values have, and how many of them texts have. */
interface Counts {
  possible: number
  offered: number
}

/** Compares the fixes of an issue in a text with those of its value. */
function compare(
  issue: AnyIssue & { readonly fixes: readonly TextFix[] },
  value: unknown,
  counts: Counts,
  after: (fix: TextFix) => unknown,
): void {
  const patches = fixesFor(contract, issue, value)
  counts.possible += patches.length
  for (const fix of issue.fixes) {
    const patch = patches.find(({ title }) => title === fix.title)?.patch
    // What only a text knows: the spelling of a number, and which fields are merged.
    if (patch === undefined || /put it in quotes$/i.test(fix.title)) continue
    counts.offered += 1
    expect(after(fix), fix.title).toEqual(applyPatch(value, patch))
  }
}

it('an edited JSON text has the value of the patch', () => {
  const counts = { possible: 0, offered: 0 }
  fc.assert(
    fc.property(bodies, styles, (body, style) => {
      const text = spelledJson(body, style)
      const value: unknown = JSON.parse(text)
      for (const { result } of lintText(contract, text, { at: '' }))
        for (const issue of [...result.errors, ...result.warnings])
          compare(issue, value, counts, (fix): unknown => JSON.parse(edited(text, fix)))
    }),
    { numRuns: propertyRuns / 4 },
  )
  report(counts)
  expect(counts.offered).toBeGreaterThan(propertyRuns / 20)
})

/** Returns the values of a stream; undefined if the package `yaml` does not accept it. */
function valuesIn(text: string): readonly unknown[] | undefined {
  const options = { merge: true, uniqueKeys: false, logLevel: 'silent' } as const
  const documents = parseAllDocuments(text, options)
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0))
    return undefined
  try {
    return documents.map((document): unknown => document.toJS({ maxAliasCount: -1 }))
  } catch {
    return undefined
  }
}

const commentsIn = (text: string): readonly string[] => (text.match(/# ?note \d+/g) ?? []).sort()

it('an edited YAML text has the value of the patch, and keeps its comments', () => {
  const counts = { possible: 0, offered: 0 }
  const streams = fc.array(bodies, { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(streams, writings, (values, writing) => {
      const text = writtenStream(values, writing)
      const before = valuesIn(text)
      const results = lintText(contract, text, { language: 'yaml', at: '' })
      if (before === undefined) return
      fc.pre(before.length === results.length)
      fc.pre(!results.some(({ result }) => result.errors[0]?.code === 'yaml-syntax'))
      for (const [index, { result }] of results.entries())
        for (const issue of [...result.errors, ...result.warnings].filter(
          ({ code }) => code !== 'duplicate-key',
        ))
          compare(issue, before[index], counts, (fix) => {
            const after = edited(text, fix)
            const values = valuesIn(after)
            expect(values, `${fix.title}\n${text}\n=>\n${after}`).toBeDefined()
            for (const [other, value] of (values ?? []).entries())
              if (other !== index) expect(value).toEqual(before[other])
            if (fix.title !== 'Remove the field')
              expect(commentsIn(after)).toEqual(commentsIn(text))
            return values?.[index]
          })
    }),
    { numRuns: propertyRuns / 4 },
  )
  report(counts)
  expect(counts.offered).toBeGreaterThan(propertyRuns / 20)
})

function report({ possible, offered }: Counts): void {
  if (process.env['COUNTS'] !== undefined) console.log(`${offered} of ${possible} fixes`)
}

it('an edited text is YAML with one field less where tabs and comments are around it', () => {
  const before = ['name: &a', 'name: # a', 'name: a', 'request:\n  port: 5', 'script: |\n  a']
  const wrong = ['id: a', 'id:\n  a # b', 'alertChannels:\n  email: # a\n    address: b']
  const ends = ['', '\t', '\t\n', '# a\n\t\n', '  # a\n\n \t', '\n\t# a\n']
  for (const first of before)
    for (const field of wrong)
      for (const end of ends)
        for (const last of ['', 'runtimeId: "2026.04"\n']) {
          const text = `${first}\n${field}\n${end}${last}`
          const [value] = valuesIn(text) ?? []
          if (typeof value !== 'object' || value === null) continue
          const {
            id: _id,
            alertChannels: _channels,
            ...others
          } = Object.assign({ id: '', alertChannels: '' }, value)
          const [{ result } = expect.fail()] = lintText(contract, text, { language: 'yaml' })
          for (const { code, fixes } of [...result.errors, ...result.warnings])
            for (const fix of code === 'response-only-field' ? fixes : [])
              expect(valuesIn(edited(text, fix)), JSON.stringify(text)).toEqual([others])
        }
})
