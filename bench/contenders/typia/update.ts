import { is as isValid, validate as explain } from 'generated:typia/update'
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'

export const is = (value: unknown): boolean => isValid(value) && keepsRules(value as RuleFields)
export const validate = (value: unknown) => {
  const result = explain(value)
  const broken = brokenRules(value)
  return result.success ? broken : [...result.errors, ...broken]
}
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
