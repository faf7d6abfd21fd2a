import type { JsonSchema } from '../../schema/json-schema.ts'
import { capitalised, uncapitalised } from '../names.ts'
import { nameOf, structure, typesOf } from '../schema-parts.ts'
import { compiledCheck } from './compiled-check.ts'
import { validResult, type Generated } from './reader-code.ts'
import { isPart } from './reader-parts.ts'
import type { KeptWhen } from './rule-fields.ts'

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
  ].join('\n')
  const keep = isKept ? `${kept(field)} = field` : ''
  if (isPart(schema)) {
    const nullable = typesOf(schema).includes('null')
    return {
      field,
      constants: [],
      source: `
        field = read${nameOf(schema)}(value[key], context)
        ${sent}
        ${isKept ? `${kept(field)} = copyIn(field)` : ''}
        if (${validResult('field', schema, keepsInside)}${nullable ? ' || field === null' : ''}) continue
        break`,
    }
  }
  const { constants, statements } = compiledCheck(
    `${uncapitalised(owner)}${capitalised(field)}`,
    structure(schema),
    'field',
    'break',
  )
  return {
    field,
    constants,
    source: `
        field = value[key]
        ${keep}
        ${sent}
        ${statements}
        continue`,
  }
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
