import { Compile } from 'typebox/schema'
import document from '../../../schemas/bundled/error-group-list.schema.json' with { type: 'json' }

const validator = Compile(document as object)

export const is = (value: unknown): boolean => validator.Check(value)
export const validate = (value: unknown) =>
  validator.Check(value) ? [] : validator.Errors(value)[1]
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
