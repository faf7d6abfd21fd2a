import type { JsonSchema } from '../../schema/json-schema.ts'
import { capitalised } from '../names.ts'
import { nameOf, typesOf } from '../schema-parts.ts'
import { isPart, validResult, type Generated } from './reader-parts.ts'
import type { KeptWhen } from './rule-fields.ts'
import { valueTest } from './value-test.ts'

/**
 * Returns the body of the generated `case` that reads and checks one field. It ends with `continue` for a valid field
 * and with `break` for an invalid one.
 */
export function arm(
  owner: string,
  field: string,
  schema: JsonSchema,
  {
    isKept,
    isRequired,
    mayBeNull,
    bit,
    keepsInside,
  }: { isKept: boolean; isRequired: boolean; mayBeNull: boolean; bit: number | undefined; keepsInside: KeptWhen },
): Arm {
  const sent = [
    ...(bit === undefined ? [] : [`if (field ${isRequired ? '!== undefined' : '!= null'}) sentFields |= ${bit}`]),
    ...(bit === undefined || !mayBeNull ? [] : [`if (field === null) nullFields |= ${bit}`]),
  ]
  const part = isPart(schema)
  const nullable = part && typesOf(schema).includes('null') ? ' || field === null' : ''
  const { source, constants } = part
    ? { source: `${validResult('field', schema, keepsInside)}${nullable}`, constants: [] }
    : valueTest(`${owner}${capitalised(field)}`, schema, 'field')
  const lines = [
    `field = ${part ? `read${nameOf(schema)}(value[key], context)` : 'value[key]'}`,
    ...(isKept ? [`${kept(field)} = ${part ? 'copyIn(field)' : 'field'}`] : []),
    ...sent,
    `if (${source}) continue`,
    'break',
  ]
  return { field, constants, source: `\n${lines.join('\n')}` }
}

/** The code for one field: a `case` of a `switch`. */
export interface Arm extends Generated {
  readonly field: string
}

/** Returns the name of the local variable for the copy of a field. */
export const kept = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new Error(`The field ${field} of a body must be named by letters, digits and _`)
  return `kept${capitalised(field)}`
}

/** Returns the cases of a `switch`. Fields that are read and checked in the same way share one. */
export function cases(arms: readonly Arm[]): string {
  const sources = [...new Set(arms.map(({ source }) => source))]
  return sources
    .map((source) => {
      const labels = arms.filter((arm) => arm.source === source).map(({ field }) => `case '${field}':`)
      return `${labels.join('\n')}${source}`
    })
    .join('\n')
}
