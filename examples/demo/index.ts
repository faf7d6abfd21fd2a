import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readingsOf } from './readings.ts'
import { paintFor, printable, report } from './report.ts'
import { answerTo } from './requests.ts'

const filesIn = (folder: string): string[] => {
  const path = fileURLToPath(new URL(folder, import.meta.url))
  return readdirSync(path)
    .sort()
    .map((name) => relative('', `${path}${name}`))
}
const paint = paintFor(process.stdout)

/** What is to be said of a document, and whether it is valid. */
type Judge = (document: unknown) => { readonly valid: boolean; readonly lines: readonly string[] }

const judgeDocument: Judge = (document) => {
  const results = readingsOf(document).map(({ name, validate }) => ({ name, result: validate(document) }))
  return {
    valid: results.at(-1)?.result.valid === true,
    lines: results.flatMap(({ name, result }) => report(name, result, paint)),
  }
}

const judgeRequest: Judge = (request) => answerTo({ ...(typeof request === 'object' ? request : {}) }, paint)

/** Prints what is to be said of a file and answers whether it is valid. */
function check(file: string, judge: Judge): boolean {
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
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    return refuse(`The file is no JSON${position === undefined ? '' : `: it goes wrong at character ${position}`}.`)
  }
  const { valid, lines } = judge(document)
  say(...lines)
  return valid
}

/** An example that is meant to be wrong says so in its name. */
const isAsMeant =
  (judge: Judge) =>
  (file: string): boolean =>
    check(file, judge) === !file.endsWith('.wrong.json')

const examples = [
  ...filesIn('../documents/').map(isAsMeant(judgeDocument)),
  ...filesIn('../requests/').map(isAsMeant(judgeRequest)),
]
const named = process.argv.slice(2).map((file) => check(file, judgeDocument))
process.exitCode = [...examples, ...named].every(Boolean) ? 0 : 1
