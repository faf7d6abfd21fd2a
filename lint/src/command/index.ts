#!/usr/bin/env node
import { printable } from '../report/printable.ts'
import { run } from './run.ts'
import { UsageError } from './usage-error.ts'

// A reader such as `head` may close the output before its end, which is no mistake.
process.stdout.on('error', () => {})

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`monitor-contract-lint: ${printable(error.message.replaceAll('\n', ' '))}\n`)
  process.exitCode = 2
}
