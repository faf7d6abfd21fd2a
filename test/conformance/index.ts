// Compares an implementation with every vector: `npm run conformance -- [--expected-failures FILE] COMMAND [ARGUMENTS]`.
import { readFileSync } from 'node:fs'
import { expectedFailures, run } from './run.ts'

const given = process.argv.slice(2)
const file = given[0] === '--expected-failures' ? given.splice(0, 2)[1] : undefined
const [command, ...args] = given
if (command === undefined) throw new Error('Name the command of an implementation.')

const expected = file === undefined ? [] : expectedFailures(readFileSync(file, 'utf8'))
const { passed, withErrors, skipped, failed, unexpectedlyPassed } = await run(command, args, expected)
for (const failure of failed) console.error(`failed: ${failure}`)
for (const name of unexpectedlyPassed) console.error(`expected to fail, and passed: ${name}`)
console.log(`${passed} passed, ${withErrors} of them with their errors; ${failed.length} failed; ${skipped} skipped`)
process.exitCode = failed.length + unexpectedlyPassed.length === 0 ? 0 : 1
