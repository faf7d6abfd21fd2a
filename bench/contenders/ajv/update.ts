import { explain, is as isValid } from 'ajv:icmp-monitor-update'
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'

export const is = (value: unknown): boolean => isValid(value) && keepsRules(value as RuleFields)
export const validate = (value: unknown) =>
  explain(value) ? brokenRules(value) : [...(explain.errors ?? []), ...brokenRules(value)]
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
