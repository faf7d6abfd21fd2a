import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readingsOf } from './readings.ts'
import { paintFor, printable, report } from './report.ts'

const folder = fileURLToPath(new URL('../documents/', import.meta.url))
const examples = readdirSync(folder).sort().map((name) => relative('', `${folder}${name}`))
const paint = paintFor(process.stdout)

/** Prints what is to be said of a file and answers whether it keeps its contract. */
function check(file: string): boolean {
  const say = (...lines: string[]): void => console.log([paint('bold', printable(file)), ...lines, ''].join('\n'))
  const refuse = (reason: string): false => {
    say(`  ${paint('red', '✗')} ${reason}`)
    return false
  }

  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return refuse(missing ? 'There is no such file.' : 'The file cannot be read.')
  }
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return refuse(`The file is no JSON${error instanceof Error ? `: ${printable(error.message)}` : '.'}`)
  }
  const results = readingsOf(document).map(({ name, validate }) => ({ name, result: validate(document) }))
  say(...results.flatMap(({ name, result }) => report(name, result, paint)))
  return results.at(-1)?.result.valid === true
}

/** An example that is meant to be wrong says so in its name. */
const asMeant = examples.map((file) => check(file) === !file.endsWith('.wrong.json'))
const valid = process.argv.slice(2).map(check)
process.exitCode = [...asMeant, ...valid].every(Boolean) ? 0 : 1
