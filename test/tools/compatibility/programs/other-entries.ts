// A program that uses the other entries. Each tool builds and runs it, and compares `summary`.
import { Ajv } from 'ajv'
import { icmpMonitorUpdate } from 'monitor-contract'
import addMonitorContract from 'monitor-contract/ajv'
import { toOpenApi } from 'monitor-contract/docs'

const ajv = addMonitorContract(new Ajv())
const isValid = ajv.validate({ $ref: icmpMonitorUpdate.id }, { heartbeat: {}, script: '', frequency: 7 })

export const summary = `${isValid ? 'valid' : 'invalid'} ${toOpenApi().openapi}`
