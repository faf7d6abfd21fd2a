import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validationsOf } from './validations.ts'
import { paintFor, printable, report } from './report.ts'
import { replyTo } from './requests.ts'

const filesIn = (folder: string): string[] => {
  const path = fileURLToPath(new URL(folder, import.meta.url))
  return readdirSync(path)
    .sort()
    .map((name) => relative('', `${path}${name}`))
}
const paint = paintFor(process.stdout)

/** Returns the lines to print for a document, and whether it is valid. */
type Validate = (document: unknown) => { readonly valid: boolean; readonly lines: readonly string[] }

const validateDocument: Validate = (document) => {
  const results = validationsOf(document).map((one) => ({ name: one.name, result: one.validate(document) }))
  return {
    valid: results.at(-1)?.result.valid === true,
    lines: results.flatMap(({ name, result }) => report(name, result, paint)),
  }
}

const validateRequest: Validate = (request) => replyTo({ ...(typeof request === 'object' ? request : {}) }, paint)

/** Prints the lines of a file and returns whether it is valid. */
function check(file: string, validate: Validate): boolean {
  const say = (...lines: string[]): void => console.log([paint('bold', printable(file)), ...lines, ''].join('\n'))
  const fail = (reason: string): false => {
    say(`  ${paint('red', '✗')} ${reason}`)
    return false
  }

  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return fail(missing ? 'There is no such file.' : 'The file cannot be read.')
  }
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    return fail(`The file is not JSON${position === undefined ? '' : `: the fault is at character ${position}`}.`)
  }
  const { valid, lines } = validate(document)
  say(...lines)
  return valid
}

/** Returns whether an example has the expected result. An invalid example has `wrong` in its name. */
const isAsExpected =
  (validate: Validate) =>
  (file: string): boolean =>
    check(file, validate) === !file.endsWith('.wrong.json')

const examples = [
  ...filesIn('../documents/').map(isAsExpected(validateDocument)),
  ...filesIn('../requests/').map(isAsExpected(validateRequest)),
]
const named = process.argv.slice(2).map((file) => check(file, validateDocument))
process.exitCode = [...examples, ...named].every(Boolean) ? 0 : 1
