import { asWritten } from '../../rules/define-rule.ts'
import { type Direction, documentNamed } from '../documents.ts'
import { alternatives } from '../../schema/in-words.ts'
import { greatestIn, implicationsOf, type ValueRow, type ValueTable } from '../../schema/value-table.ts'
import { bannerText, pascalCase } from '../names.ts'
import { type AnyRule, ruleLists, documentationOf } from '../rules/rule-facts.ts'
import { type BundledSchema, type Condition, whenPresent, mapParts } from './bundled-schema.ts'

/**
 * Adds a table to the bundled schema of a monitor: a condition for each row, and annotations for editors.
 *
 * Without the field `table.by`, the table does not apply to a response; in an update, a value above the maximum of
 * every row is invalid.
 */
export function withTable(
  monitor: BundledSchema,
  field: string,
  table: ValueTable,
  direction: Direction,
): BundledSchema {
  const { by, rows } = table
  const { [by]: other, [field]: own } = monitor.properties ?? {}
  if (other === undefined || own === undefined) throw new Error(`The schema lacks ${by} or ${field}`)
  const markdown = [
    `| \`${by}\` | \`${field}\` |`,
    '| --- | --- |',
    ...rows.map((row) => `| ${row.value} | ${allowedInWords(row)} |`),
  ].join('\n')
  const properties = {
    ...monitor.properties,
    [by]: { ...other, enumDescriptions: rows.map((row) => `${row.meaning}; ${field} ${allowedInWords(row)}`) },
    [field]: {
      ...own,
      markdownDescription: `${own.markdownDescription ?? ''}\n\n${markdown}`,
      // Editors insert this default. The service description states none.
      ...(own.minimum !== undefined && { default: own.minimum }),
    },
  }
  const without: Condition = {
    if: { not: { required: [by] } },
    then: { properties: { [field]: { type: 'integer', maximum: Math.max(...rows.map(greatestIn)) } } },
  }
  const conditions = implicationsOf(field, table)
  return whenPresent({ ...monitor, properties }, field, {
    allOf: direction === 'update' ? [...conditions, without] : conditions,
  })
}

/** Returns the allowed values of a row in words, such as `1 to 50`. */
const allowedInWords = ({ allowed, unit }: ValueRow): string =>
  ('enum' in allowed ? alternatives(allowed.enum) : `${allowed.minimum} to ${allowed.maximum}`) +
  (unit === undefined ? '' : ` (${unit})`)

/**
 * Returns a schema document that contains only a table, for validators without this package: path and unformatted text.
 *
 * The two fields of the table have their schemas from the first contract with the rule.
 */
export function tableDocument(rule: AnyRule, table: ValueTable): [path: string, text: string] {
  const [name = ''] = Object.keys(ruleLists).filter((document) => ruleLists[document]?.includes(rule))
  const { $schema, $id, properties = {} } = documentNamed(name)
  const path = `${rule.code}.schema.json`
  const { at } = rule
  const { by } = table
  return [
    path,
    JSON.stringify({
      $schema,
      $id: new URL(path, $id).href,
      $comment: bannerText('schemas/ and src/rules/'),
      title: pascalCase(rule.code),
      description: `Allowed values of \`${at}\` for each \`${by}\`. Accepts an object that lacks one of the two.`,
      type: 'object',
      properties: { [by]: properties[by], [at]: properties[at] },
      allOf: implicationsOf(at, table),
    }),
  ]
}

/**
 * Adds the warnings of the rules with `brokenIf` to the bundled schema of an update.
 *
 * Editors show a `deprecationMessage` as a warning. The keyword never makes a value invalid, but Ajv in strict mode
 * must know it.
 */
export const withWarnings = (schema: BundledSchema, rules: readonly AnyRule[]): BundledSchema =>
  rules
    .flatMap((rule) =>
      'requires' in rule
        ? Object.entries(documentationOf(rule.code).brokenIf ?? {}).map((entry) => [rule, ...entry] as const)
        : [],
    )
    .filter(([, field, { properties }]) => [field, ...Object.keys(properties)].every((name) => has(schema, name)))
    .reduce(
      (whole, [rule, field, condition]) =>
        whenPresent(whole, field, {
          if: condition,
          then: { properties: { [field]: { deprecationMessage: `${field} ${rule.message({}, asWritten)}` } } },
        }),
      mapParts(schema, (part) => withWarnings(part, rules)),
    )

const has = ({ properties = {} }: BundledSchema, name: string): boolean => Object.hasOwn(properties, name)
