// Tests the limits table of the concepts guide against the schemas.
import { expect, it } from 'vitest'
import { schemaDocuments } from '../helpers/schema-documents.ts'
import { pages, textOf, within } from './markdown.ts'

interface Schema {
  readonly description?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly default?: boolean | number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Returns the unit at the end of a description: `Unit: ms.` */
const unitOf = ({ description = '', maxLength, maxItems }: Schema): string =>
  maxLength !== undefined
    ? 'characters'
    : maxItems !== undefined
      ? 'items'
      : (/Unit: (\S+)\.$/u.exec(description)?.[1] ?? '')

/** Returns the row of a field: name, minimum, maximum, default and unit. */
function rowOf(field: string, schema: Schema): readonly string[] | undefined {
  const { minimum, exclusiveMinimum, maximum, maxLength, maxItems } = schema
  const limits = [
    exclusiveMinimum === undefined ? String(minimum ?? '') : `above ${exclusiveMinimum}`,
    String(maximum ?? maxLength ?? maxItems ?? ''),
    String(schema.default ?? ''),
  ]
  return limits.every((limit) => limit === '') ? undefined : [field, ...limits, unitOf(schema)]
}

const expected = ([...schemaDocuments.values()] as readonly Schema[])
  .flatMap(({ properties, $defs }) => Object.entries({ ...$defs, ...properties }))
  .flatMap(([field, schema]) => rowOf(field, schema) ?? [])

it('the limits table of the concepts guide has the bounds and defaults of the schemas', () => {
  const page = pages.find(({ path }) => path === 'docs/concepts.md')
  const cells = (page === undefined ? [] : within(page.root))
    .filter((node) => node.type === 'table')
    .map(({ children }) => children.map((row) => row.children.map(textOf)))
    .filter(([head]) => head?.[1] === 'minimum')
    .flatMap(([, ...rows]) => rows.flat())
  expect(expected.length).toBeGreaterThan(50)
  expect(cells).toEqual(expected)
})
