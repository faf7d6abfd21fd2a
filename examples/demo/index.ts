import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseJson, type TextIssue } from 'monitor-contract/text'
import { codeFrame, placeOf } from './position.ts'
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
type Validate = (
  document: unknown,
  text: string,
  file: string,
) => { readonly valid: boolean; readonly lines: readonly string[] }

/** Validates a document. With `places`, also says where each issue is, and shows the line on a terminal. */
const validateDocument =
  (places: boolean): Validate =>
  (document, text, file) => {
    const place = ({ range }: TextIssue): readonly string[] => [
      `  ${placeOf(printable(file), range)}`,
      ...(process.stdout.isTTY ? codeFrame(text, range, paint) : []),
    ]
    const results = validationsOf(document).map((one) => ({ name: one.name, result: one.validate(text) }))
    return {
      valid: results.at(-1)?.result.valid === true,
      lines: results.flatMap(({ name, result }) => report(name, result, paint, places ? place : () => [])),
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
  const document = parseJson(text)
  if (!document.ok) {
    const { message, range } = document.issue
    return fail(`The file is not JSON: ${placeOf(printable(file), range)} ${message}`)
  }
  const { valid, lines } = validate(document.value, text, file)
  say(...lines)
  return valid
}

/** Returns whether an example has the expected result. An invalid example has `wrong` in its name. */
const isAsExpected =
  (validate: Validate) =>
  (file: string): boolean =>
    check(file, validate) === !file.endsWith('.wrong.json')

const examples = [
  ...filesIn('../documents/').map(isAsExpected(validateDocument(false))),
  ...filesIn('../requests/').map(isAsExpected(validateRequest)),
]
const named = process.argv.slice(2).map((file) => check(file, validateDocument(true)))
process.exitCode = [...examples, ...named].every(Boolean) ? 0 : 1
