// The package as an implementation: reads cases from stdin and writes results to stdout.
import { createInterface } from 'node:readline'
import * as contracts from '../../dist/index.js'

for await (const line of createInterface({ input: process.stdin })) {
  const { id, contract, options, value } = JSON.parse(line)
  const { valid, errors } = contracts[contract].validate(value, options)
  console.log(JSON.stringify({ id, valid, errors: errors.map(({ pointer, code }) => ({ pointer, code })) }))
}
