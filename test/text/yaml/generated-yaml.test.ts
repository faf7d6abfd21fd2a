// Compares `validateYaml` with `validate` and with the package, for generated YAML in block, flow and mixed style.
import fc from 'fast-check'
import { icmpMonitorUpdate, type Issue } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { validateYaml } from 'monitor-contract/yaml'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { spoilt } from '../../fixes/spoilt.ts'
import { writings, writtenStream } from '../../fixes/yaml-texts.ts'
import { propertyRuns } from '../../helpers/property-runs.ts'
import { versions } from './versions.ts'

const names = Object.keys(icmpMonitorUpdate.schema.properties ?? {})
const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    '5',
    'true',
    '<<',
    'a: b',
    '- a',
    '# a',
    ' a',
    'a\nb',
    'a\n\n  b\n',
    '\tx',
    '\u00e9',
    '\ud83d\ude00',
    '__proto__',
  ),
  fc.string(),
)
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(text, tie('json'), { maxKeys: 4 }),
  ),
}))

/** Values, many of them invalid updates. */
const values = fc
  .oneof(json, fc.dictionary(fc.oneof(fc.constantFrom(...names), text), json), spoilt(arbitraries.icmpMonitorUpdate()))
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

/** Returns the JSON of a value; undefined if it cannot be read, or an object in it contains itself. */
function jsonOf(read: () => unknown): string | undefined {
  try {
    return JSON.stringify(read())
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value at a path, or the nearest enclosing value, as the ranges of missing fields are. */
const valueAt = (root: unknown, [step, ...rest]: Issue['path']): unknown =>
  step !== undefined && isObject(root) && Object.hasOwn(root, step) ? valueAt(Reflect.get(root, step), rest) : root

const shown = (issues: readonly Issue[]) => issues.map(({ code, message }) => `${code}: ${message}`).sort()

it.each(versions)(
  'has the issues and value of the JSON form, and ranges of exactly the values and keys, with the %s version of the package',
  (_, validateYaml) => {
    fc.assert(
      fc.property(values, writings, fc.constantFrom('warn', 'error'), (value, writing, unknownFields) => {
        const yaml = writtenStream([value], { ...writing, shared: 0 })
        // The package writes some strings as others, as merge keys, or not as YAML.
        fc.pre(jsonOf(() => parse(yaml, { merge: true })) === JSON.stringify(value))
        const options = { unknownFields, maxIssues: 1000 } as const
        const expected = icmpMonitorUpdate.validate(value, options)
        const [result, ...others] = validateYaml(icmpMonitorUpdate, yaml, options)
        if (result === undefined) throw new Error('There is a document')
        expect(others).toEqual([])
        expect([shown(result.errors), shown(result.warnings)]).toEqual([
          shown(expected.errors),
          shown(expected.warnings),
        ])
        if (result.valid) expect(result.value).toEqual(value)
        for (const { code, path, range } of [...result.errors, ...result.warnings]) {
          const { start, end } = range
          const slice = yaml.slice(start.offset, end.offset)
          expect(slice.trimStart()).toBe(slice)
          const isBlock = /[|>]\d?[+-]?\d?(?:[ \t]+#.*)?\r?$/m.test(slice)
          expect(slice).not.toMatch(isBlock ? /[\r\n]$/ : /[ \t\r\n]$/)
          // A missing field has the first character of the object around it.
          if (/^(?:required|defaults-conflict|frequency-offset-missing)$/.test(code)) continue
          // Blank lines at the end of a block that keeps them are outside of its range.
          if (/[|>]\d?\+/.test(slice)) continue
          // Lines of blanks at the end of a block are outside of its range.
          if (isBlock && /^\s*[ \t](?:\r?\n|$)/.test(yaml.slice(end.offset))) continue
          // An indicator of indentation counts from the node around it.
          if (/^[|>][+-]?\d/.test(slice)) continue
          const parsed: unknown = parse(' '.repeat(start.column - 1) + slice)
          expect(parsed).toEqual(code === 'unknown-field' ? path.at(-1) : valueAt(value, path))
          // A byte order mark counts in offsets, but not in columns.
          const before = yaml.slice(0, start.offset).replace('\uFEFF', '').split('\n')
          expect([start.line, start.column]).toEqual([before.length, (before.at(-1) ?? '').length + 1])
        }
      }),
      { numRuns: propertyRuns / 8 },
    )
  },
)

/** Texts of lines with anchors, aliases and merge keys, many of which cannot be resolved. */
const aliasTexts = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '&a ', '&b ', '&c '),
      fc.constantFrom(
        'x',
        '[]',
        '{}',
        '*a',
        '*b',
        '[*a, *b]',
        '{k: *a}',
        '{<<: *b, k: 1}',
        '{k: 2, <<: [*a, *b]}',
        '{<<: {n: 1}}',
        '[&b {m: *a}, *b]',
        '[&a {m: 1}, *a]',
        `[${'*a,'.repeat(40)}]`,
        `[${'*b,'.repeat(9)}]`,
      ),
    ),
    { maxLength: 12 },
  )
  .map((lines) =>
    lines.map(([anchor, value], index) => `f${index}: ${value.startsWith('*') ? '' : anchor}${value}\n`).join(''),
  )

it('anchors, aliases and merge keys have the value of the package, or are an error where it throws', () => {
  fc.assert(
    fc.property(aliasTexts, (lines) => {
      const yaml = `heartbeat: {}\nscript: ""\n${lines}`
      const [document] = parseAllDocuments(yaml, { merge: true, uniqueKeys: false, logLevel: 'silent' })
      const expected = jsonOf(() => document?.toJS({ maxAliasCount: -1 }))
      const [result] = validateYaml(icmpMonitorUpdate, yaml)
      const value = result?.valid === true ? JSON.stringify(result.value) : undefined
      expect(value).toBe(expected)
    }),
    { numRuns: propertyRuns },
  )
})
