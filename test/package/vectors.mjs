// Prints the results of the installed package for the calls that it reads from the standard input.
import { readFileSync } from 'node:fs'
import * as everything from 'monitor-contract'

const questions = JSON.parse(readFileSync(0, 'utf8'))
const results = questions.map(({ contract, value, options }) => ({
  ...everything[contract].validate(value, options),
  is: everything[contract].is(value, options),
}))
process.stdout.write(JSON.stringify(results))
