import { Validator } from 'ata-validator'
import schema from '../../../schemas/bundled/error-group-list.schema.json' with { type: 'json' }

const validator = new Validator(schema, { useDefaults: false })

export const is = (value: unknown): boolean => validator.isValidObject(value)
export const validate = (value: unknown) => validator.validate(value).errors
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
