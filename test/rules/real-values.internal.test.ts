// Tests that rules receive the real values of the fields that they read, of any type.
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyValidator } from '../../src/engine/body-validator.ts'
import { responseDefaults } from '../../src/engine/options.ts'
import { isValid } from '../../src/engine/is-valid.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import type { Draft } from '../../src/issues/draft.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { orderedRules } from '../../src/rules/field-sets.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import { decidingContext } from '../../src/snapshot/snapshot.ts'
import { generatedReader, type Reader } from '../helpers/generated-readers.ts'

/** A schema of one field, with values that it allows. */
interface Described {
  readonly schema: JsonSchema
  readonly values: Arbitrary<unknown>
}

const scalars: readonly Described[] = [
  { schema: { type: 'string' }, values: fc.string() },
  { schema: { type: 'string', enum: ['red', 'green'] }, values: fc.constantFrom('red', 'green') },
  { schema: { type: 'number' }, values: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { schema: { type: 'integer', minimum: 0 }, values: fc.nat() },
  { schema: { type: 'boolean' }, values: fc.boolean() },
  { schema: { type: ['string', 'null'] }, values: fc.option(fc.string()) },
]

const extra = { unknownField: 5 }

/** Returns the schema of an object with optional fields, and its values. They may have an unknown field. */
function objectOf(title: string, fields: readonly Described[]): Described {
  const named = fields.map((field, index) => [`${title.toLowerCase()}${index}`, field] as const)
  return {
    schema: {
      type: 'object',
      title,
      properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    },
    values: fc
      .tuple(
        fc.record(Object.fromEntries(named.map(([name, { values }]) => [name, values])), {
          requiredKeys: [],
          noNullPrototype: true,
        }),
        fc.boolean(),
      )
      .map(([value, hasMore]) => (hasMore ? { ...value, ...extra } : value)),
  }
}

const listOf = ({ schema, values }: Described, title: string): Described => ({
  schema: { type: 'array', title, items: schema },
  values: fc.array(values, { maxLength: 4 }),
})

const scalar = fc.constantFrom(...scalars)

/** Sets the title of an item's schema, so that different items have different names. */
const titled = ({ schema, values }: Described, title: string): Described => ({ schema: { ...schema, title }, values })

/** Generates a field of each type: scalar, list of scalars, nested object with a list, list of objects. */
const fieldsNamed = (name: string): readonly Arbitrary<Described>[] => {
  const scalarList = (title: string): Arbitrary<Described> =>
    scalar.map((item) => listOf(titled(item, `${title}Item`), title))
  const nested = (title: string): Arbitrary<Described> =>
    fc
      .tuple(scalar, scalarList(`${title}List`), scalar, scalar)
      .map(([first, list, inner, last]) => objectOf(title, [first, list, objectOf(`${title}Inner`, [inner]), last]))
  return [
    scalar,
    scalarList(`${name}Scalars`),
    nested(`${name}Object`),
    nested(`${name}Entry`).map((item) => listOf(item, `${name}Entries`)),
  ]
}

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Generates a body with two fields of each type, and one field that no rule reads. */
const bodies = fc
  .tuple(...fieldsNamed('First'), ...fieldsNamed('Second'))
  .map((fields) => ({
    schema: {
      type: 'object' as const,
      title: 'Body',
      properties: {
        ...Object.fromEntries(fields.map(({ schema }, index) => [names[index] ?? '', schema])),
        checked: { type: 'boolean' as const },
      },
    },
    values: fc.record(Object.fromEntries(fields.map(({ values }, index) => [names[index] ?? '', values])), {
      requiredKeys: [],
      noNullPrototype: true,
    }),
  }))

interface Reads {
  readonly severity: Rule['severity']
  readonly reads: readonly string[]
  readonly readsIfPresent: readonly string[]
  readonly appliesIfAbsent: boolean
}

const reads: Arbitrary<Reads> = fc
  .tuple(
    fc.constantFrom<Rule['severity']>('error', 'warning'),
    fc.subarray(names, { minLength: 1, maxLength: 4 }),
    fc.nat(3),
    fc.boolean(),
  )
  .map(([severity, fields, required, appliesIfAbsent]) => ({
    severity,
    reads: fields.slice(0, required),
    requires: [],
    readsIfPresent: fields.slice(required),
    appliesIfAbsent,
  }))

/** Creates rules that store the fields they receive. */
function watching(given: readonly Reads[]): { rules: readonly Rule[]; seen: Map<number, unknown> } {
  const seen = new Map<number, unknown>()
  const rules = given.map((each, index): Rule => ({
    code: `rule-${index}`,
    inner: undefined,
    paths: () => [['a']],
    requires: [],
    at: 'a',
    ...each,
    check(fields) {
      seen.set(index, Object.fromEntries([...each.reads, ...each.readsIfPresent].map((name) => [name, fields[name]])))
      return undefined
    },
    message: () => 'is watched.',
  }))
  return { rules, seen }
}

const bodyOf = ({ read, ruleFields, complete }: Reader, rules: readonly Rule[]) => {
  const ordered = orderedRules(rules, ruleFields)
  return {
    read,
    ruleFields,
    complete,
    responseOnly: [],
    errorRules: ordered.filter(({ rule }) => rule.severity === 'error'),
    warningRules: ordered.filter(({ rule }) => rule.severity === 'warning'),
    defaults: {},
    defaulted: 0,
  }
}

type Body = ReturnType<typeof bodyOf>

/** Returns whether a value is valid, as `is` does. */
function decided(body: Body, value: unknown): boolean {
  const context = decidingContext(false)
  return isValid(body, body.read(value, context), context)
}

/** Returns all issues of a value, as `validate` does. */
const examined = (body: Body, schema: JsonSchema, value: unknown) =>
  bodyValidator(body, () => compileSchema(schema, new Map(), [])).validate(value, responseDefaults).issues

const report = (drafts: readonly Draft[]): string[] =>
  drafts.map(({ path, content }) => `/${path.join('/')} ${content.code}`)

/** Returns a value without its unknown fields. */
const listed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(listed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => !(name in extra))
            .map(([name, part]: [string, unknown]) => [name, listed(part)]),
        )
      : value

/** Returns whether two values share an object. */
function shareObjects(one: unknown, other: unknown): boolean {
  const within = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(within)] : []
  const objects = new Set(within(one))
  return within(other).some((part) => objects.has(part))
}

/** Returns the fields that a rule must receive of a value; undefined if it does not apply. */
function expected(
  { reads, readsIfPresent, appliesIfAbsent }: Reads,
  value: Readonly<Record<string, unknown>>,
): unknown {
  const all = [...reads, ...readsIfPresent]
  const sent = all.filter((name) => value[name] !== undefined)
  if ((sent.length === 0 && !appliesIfAbsent) || all.some((name) => value[name] === null)) return undefined
  if (reads.some((name) => value[name] === undefined)) return undefined
  return Object.fromEntries(all.map((name) => [name, listed(value[name])]))
}

/** Generates a body with rules, and values of it. */
const cases = fc
  .tuple(bodies, fc.array(reads, { minLength: 1, maxLength: 4 }))
  .chain(([{ schema, values }, given]) =>
    fc.record({
      schema: fc.constant(schema),
      given: fc.constant(given),
      values: fc.array(values, { minLength: 10, maxLength: 10 }),
    }),
  )

describe('a rule over fields of any type', () => {
  it('receives the fields of the value, in the fast check and in the detailed evaluation', async () => {
    let applied = 0
    await fc.assert(
      fc.asyncProperty(cases, async ({ schema, given, values }) => {
        const { rules, seen } = watching(given)
        const body = bodyOf(await generatedReader(schema, rules), rules)
        for (const value of values) {
          seen.clear()
          expect(decided(body, value)).toBe(true)
          for (const [index, rule] of given.entries())
            expect(seen.get(index)).toEqual(rule.severity === 'error' ? expected(rule, value) : undefined)
          for (const [examples, errors] of [
            [value, []],
            [{ ...value, checked: 'yes' }, ['/checked type']],
          ] as const) {
            seen.clear()
            expect(report(examined(body, schema, examples).errors)).toEqual(errors)
            for (const [index, rule] of given.entries()) {
              expect(seen.get(index)).toEqual(expected(rule, value))
              expect(shareObjects(seen.get(index), value)).toBe(false)
            }
          }
          applied += seen.size
        }
      }),
      { numRuns: 40 },
    )
    expect(applied).toBeGreaterThan(100)
  })
})
