import { Validator } from 'ata-validator'
import document from '../../../schemas/bundled/icmp-monitor-update.schema.json' with { type: 'json' }
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'

// By default it adds missing fields to the value.
const validator = new Validator(document, { useDefaults: false })

export const is = (value: unknown): boolean =>
  validator.isValidObject(value) && keepsRules(value as RuleFields)
export const validate = (value: unknown) => [
  ...validator.validate(value).errors,
  ...brokenRules(value),
]
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
