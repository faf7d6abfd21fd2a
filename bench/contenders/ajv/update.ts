import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import icmpMonitorUpdate from '../../../schemas/icmp-monitor-update.schema.json' with { type: 'json' }
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'
import { updateDocuments } from './documents.ts'

const compile = (options: Options) =>
  new Ajv2020({ allowUnionTypes: true, schemas: updateDocuments, ...options }).compile<RuleFields>(icmpMonitorUpdate)

const isValid = compile({})
const explain = compile({ allErrors: true })

export const is = (value: unknown): boolean => isValid(value) && keepsRules(value)
export const validate = (value: unknown) =>
  explain(value) ? brokenRules(value) : [...(explain.errors ?? []), ...brokenRules(value)]
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
