import { Compile } from 'typebox/schema'
import document from '../../../schemas/bundled/icmp-monitor-update.schema.json' with { type: 'json' }
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'

const validator = Compile(document as object)

export const is = (value: unknown): boolean =>
  validator.Check(value) && keepsRules(value as RuleFields)
export const validate = (value: unknown) =>
  validator.Check(value)
    ? brokenRules(value)
    : [...validator.Errors(value)[1], ...brokenRules(value)]
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
