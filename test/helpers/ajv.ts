// Ajv at run time with the formats of the package, because ajv-formats accepts more than the standards.
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from '../../src/schema/formats.ts'

const options = { strict: true, allowUnionTypes: true, formats: { ...formats } }

/** Creates an instance of Ajv for each draft that a contract has a JSON Schema in. */
export const drafts = {
  'draft-2020-12': () => new Ajv2020(options),
  'draft-07': () => new Ajv(options),
}
