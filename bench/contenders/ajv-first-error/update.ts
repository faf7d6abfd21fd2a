import { Ajv2020 } from 'ajv/dist/2020.js'
import icmpMonitorUpdate from '../../../schemas/icmp-monitor-update.schema.json' with { type: 'json' }
import { updateDocuments } from '../ajv/documents.ts'
import { brokenRules, keepsRules, type RuleFields } from '../rules.ts'

const check = new Ajv2020({ allowUnionTypes: true, schemas: updateDocuments }).compile<RuleFields>(icmpMonitorUpdate)

export const is = (value: unknown): boolean => check(value) && keepsRules(value)
export const validate = (value: unknown) => (check(value) ? brokenRules(value) : (check.errors ?? []))
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
