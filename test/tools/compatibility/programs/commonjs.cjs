// A CommonJS program that requires the package and prints what it finds.
const { Ajv } = require('ajv')
const { sample } = require('fast-check')
const { icmpMonitorUpdate } = require('monitor-contract')
const { default: addMonitorContract } = require('monitor-contract/ajv')
const { toOpenApi } = require('monitor-contract/docs')
const schema = require('monitor-contract/schemas/icmp-monitor-update.schema.json')
const { arbitraries } = require('monitor-contract/testing')

const body = { heartbeat: {}, script: '', frequency: 5, frequencyOffset: 51 }
const bodies = sample(arbitraries.icmpMonitorUpdate(), { seed: 1, numRuns: 10 })
console.log(
  icmpMonitorUpdate
    .validate(body)
    .errors.map(({ pointer, code }) => `${pointer} ${code}`)
    .join(),
)
console.log(addMonitorContract(new Ajv()).validate({ $ref: icmpMonitorUpdate.id }, body), toOpenApi().openapi)
console.log(bodies.filter((valid) => icmpMonitorUpdate.is(valid)).length, schema.title)
