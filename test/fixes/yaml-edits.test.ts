// Compares the fixes of YAML texts with those of their values, and states the share that is offered.
import fc from 'fast-check'
import { applyFix, fixesFor, icmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { validateYaml } from 'monitor-contract/yaml'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { spoilt } from './spoilt.ts'
import { writings, writtenStream } from './yaml-texts.ts'

const streams = fc.array(fc.oneof(spoilt(arbitraries.icmpMonitorUpdate()), spoilt(arbitraries.icmpMonitor())), {
  minLength: 1,
  maxLength: 2,
})

const options = { unknownFields: 'error', maxIssues: 1000 } as const

/** Returns the values of a stream; undefined if it is not YAML. */
function valuesIn(text: string): unknown[] | undefined {
  const documents = parseAllDocuments(text, { merge: true, uniqueKeys: false, logLevel: 'silent' })
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined
  try {
    return documents.map((document): unknown => document.toJS({ maxAliasCount: -1 }))
  } catch {
    return undefined
  }
}

const commentsIn = (text: string): string[] => (text.match(/# ?note \d+/g) ?? []).sort()

it(
  'the edited text has the value of the fix, and everything else as it was',
  () => {
    const counts = { fixes: 0, offered: 0 }
    const left = new Map<string, number>()
    fc.assert(
      fc.property(streams, writings, (bodies, writing) => {
        const text = writtenStream(bodies, writing)
        const values = valuesIn(text)
        fc.pre(values !== undefined)
        const results = validateYaml(icmpMonitorUpdate, text, options)
        fc.pre(results.length === values.length && !results.some(({ errors }) => errors[0]?.code === 'yaml-syntax'))
        for (const [index, result] of results.entries()) {
          for (const issue of [...result.errors, ...result.warnings]) {
            if (issue.code === 'duplicate-key') continue
            const fixes = fixesFor(issue, values[index])
            counts.fixes += fixes.length
            counts.offered += issue.fixes.length
            const titles = issue.fixes.map(({ title }) => title)
            expect(fixes.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual(titles)
            for (const fix of fixes) {
              const written = issue.fixes.find(({ title }) => title === fix.title)
              if (written === undefined) {
                const kind = `${issue.code} ${fix.title.replace(/".*"/, '')} ${writing.shared > 0}`
                left.set(kind, (left.get(kind) ?? 0) + 1)
                if (process.env['SHOW'] === kind) console.log(issue.pointer, fix, text)
                continue
              }
              let edited = text
              for (const { range, insert } of [...written.edits].reverse())
                edited = edited.slice(0, range.start.offset) + insert + edited.slice(range.end.offset)
              const expected = values.map((value, at) => (at === index ? applyFix(value, fix) : value))
              expect(
                valuesIn(edited),
                `${issue.pointer} ${JSON.stringify([fix, written])}\n${text}\n=>\n${edited}`,
              ).toEqual(expected)
              if (fix.patch.every(({ op }) => op !== 'remove'))
                expect(commentsIn(edited), `${text}=>${edited}`).toEqual(commentsIn(text))
            }
          }
        }
      }),
      { numRuns: propertyRuns / 4 },
    )
    if (process.env['STEPS']) console.log(counts, left)
    expect(counts.offered / counts.fixes).toBeGreaterThan(0.8)
  },
  propertyTimeout,
)
