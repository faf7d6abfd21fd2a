import { asWritten, type Rule, type RuleDescription, type RuleStatement } from '../../rules/define-rule.ts'
import { documentNamed, inlined, type Direction, type MonitorKind, monitorKinds } from '../documents.ts'
import { camelCase } from '../names.ts'
import { documentationOf, fieldsOf, ruleLists } from './rule-facts.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { greatestIn, type ValueRow, type ValueTable } from '../../schema/value-table.ts'

/** Returns the unformatted text of `schemas/rules.json`. */
export function rulesDocument(): string {
  return JSON.stringify(
    merged(monitorKinds.flatMap((kind) => [...recordsOf(kind, 'update'), ...recordsOf(kind, 'response')])),
  )
}

/** Returns the message of a rule, or the meaning of the rule if the message depends on the value. */
function messageOf(rule: Rule, { meaning, examples }: RuleDescription, { messageExpression }: Cel): string {
  const params = rule.check({ ...examples[0] })
  if (params === undefined) throw new Error(`The first example of ${rule.code} does not break it`)
  return messageExpression === undefined ? `${rule.at} ${rule.message(params, asWritten)}` : meaning.replaceAll('`', '')
}

/** Returns the rules of one contract that have a CEL expression, similar to `x-kubernetes-validations`. */
function recordsOf(kind: MonitorKind, direction: Direction) {
  const { document } = kind[direction]
  const { properties = {} } = inlined(documentNamed(document))
  const rules = (ruleLists[document] ?? []).filter((rule) => 'requires' in rule)
  return rules.flatMap((rule) => {
    const documentation = documentationOf(rule.code)
    const cel = celOf(rule, documentation, direction, properties)
    if (cel === undefined) return []
    const { code, severity, at } = rule
    return {
      code,
      severity,
      contracts: [camelCase(document)],
      reads: fieldsOf(rule),
      fieldPath: `.${at}`,
      expression: cel.expression,
      message: messageOf(rule, documentation, cel),
      messageExpression: cel.messageExpression,
    }
  })
}

/** Merges the records that differ only in their contracts. */
function merged(records: ReturnType<typeof recordsOf>) {
  const found = new Map<string, (typeof records)[number]>()
  for (const record of records) {
    const key = `${record.code} ${record.expression}`
    found.set(key, { ...record, contracts: [...(found.get(key)?.contracts ?? []), ...record.contracts] })
  }
  return [...found.values()]
}

interface Cel {
  readonly expression: string
  readonly messageExpression?: string
}

/**
 * Returns a rule of a monitor in CEL; undefined if its documentation has neither `cel` nor `table`.
 *
 * @throws Error if the rule compares fields and its documentation has none of `cel`, `table` and `withoutCel`
 */
export function celOf(
  rule: Rule,
  { cel, celMessageField, table, withoutCel }: RuleDescription & Partial<RuleStatement>,
  direction: Direction,
  fields: Readonly<Record<string, JsonSchema>>,
): Cel | undefined {
  if (table !== undefined) return celOfTable(rule, table, direction, fields[rule.at]?.minimum)
  if (cel !== undefined) {
    // In a response, a rule is silent if any of its fields is missing.
    const needed = direction === 'response' ? fieldsOf(rule) : [...rule.reads, ...rule.requires]
    return {
      expression: `${needed.map(unlessPresent).join('')}${cel}`,
      ...(celMessageField && { messageExpression: messageExpressionOf(rule, celMessageField) }),
    }
  }
  if (withoutCel === undefined && fieldsOf(rule).length > 1)
    throw new Error(
      `src/rules/${rule.code}.ts compares ${fieldsOf(rule).join(' and ')}, so its documentation needs \`cel\`, or ` +
        '`withoutCel` with the reason why CEL cannot express the rule.',
    )
  return undefined
}

/** Returns a number as a CEL double, because some CEL implementations do not compare doubles with integers. */
const double = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value))

const text = (value: string): string => JSON.stringify(value)

/** Returns the start of a CEL expression that is true if a field is missing or null. */
const unlessPresent = (field: string): string => `!has(self.${field}) || self.${field} == null || `

/** A number that marks the position of the value in a message. */
const placeholder = 987654321

/** Returns a CEL expression for the message of a rule, with the value of a field inserted. */
function messageExpressionOf(rule: Rule, [param, field]: readonly [string, string]): string {
  const message = `${rule.at} ${rule.message({ [param]: placeholder }, asWritten)}`
  return message.split(`${placeholder}`).map(text).join(` + string(self.${field}) + `)
}

/**
 * Returns the rule of a table in CEL, with one branch for each row.
 *
 * A value below `minimum` does not break the rule. Without the field `table.by`, the rule is silent in a response; in
 * an update, it rejects a value above the maximum of every row.
 */
function celOfTable(rule: Rule, table: ValueTable, direction: Direction, minimum: number | undefined): Cel {
  const field = `self.${rule.at}`
  const by = `self.${table.by}`
  const allowedIn = ({ allowed }: ValueRow): string =>
    'enum' in allowed
      ? allowed.enum.map((value) => `${field} == ${double(value)}`).join(' || ')
      : `${field} <= ${double(allowed.maximum)}`
  const branches = table.rows.map((row) => `(${by} != ${double(row.value)} || ${allowedIn(row)})`).join(' && ')
  const unlessInvalid = minimum === undefined ? '' : `${field} < ${double(minimum)} || `
  const silent = `${unlessPresent(rule.at)}${unlessInvalid}`

  const messageFor = (fields: object): string => {
    // This number is above the maximum of every row.
    const params = rule.check({ ...fields, [rule.at]: Number.MAX_SAFE_INTEGER })
    if (params === undefined) throw new Error(`A row of ${rule.code} allows every value`)
    return text(`${rule.at} ${rule.message(params, asWritten)}`)
  }
  const messages = table.rows
    .map(({ value }) => `${by} == ${double(value)} ? ${messageFor({ [table.by]: value })} : `)
    .join('')
  const otherwise = messageFor({})
  if (direction === 'response')
    return {
      expression: `${silent}${unlessPresent(table.by)}(${branches})`,
      messageExpression: `${messages}${otherwise}`,
    }
  const greatest = double(Math.max(...table.rows.map(greatestIn)))
  return {
    expression: `${silent}(has(${by}) ? ${by} == null || (${branches}) : ${field} <= ${greatest})`,
    messageExpression: `!has(${by}) ? ${otherwise} : ${messages}${otherwise}`,
  }
}
