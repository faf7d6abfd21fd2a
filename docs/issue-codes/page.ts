// Writes `docs/issue-codes.md`.
import type { CodeExample } from '../../src/reference/code-facts.ts'
import { capitalised } from '../../src/generate/names.ts'
import { anchor, code as inCode, codeBlock, link, table } from '../../src/reference/markdown.ts'
import { groups, type Code } from './codes.ts'
import { runExamples, runProgram, type ExampleFile, type ExampleRun } from './run-examples.ts'

/** Returns the examples of a code, each in a file that is named by the code. */
export const filesOf = ({ code, examples }: Code): readonly ExampleFile[] =>
  examples.map((example, index) => {
    const name = index === 0 ? code : `${code}-${index + 1}`
    return { ...example, file: `${name}.${example.language}` }
  })

/** Returns the page about all issue codes. */
export function issueCodesPage(): string {
  const runs = runExamples(groups.flatMap(({ codes }) => codes.flatMap(filesOf)))
  const sections = groups.flatMap(({ title, codes }) => [
    `## ${title}`,
    ...codes.flatMap((code) => sectionOf(code, runs)),
  ])
  const rows = groups.flatMap(({ codes }) => codes.map((code) => rowOf(code, runs)))
  return `${[...introduction, table(['Code', 'Severity', 'Fix'], rows), ...sections].join('\n\n')}\n`
}

const introduction = [
  '<!-- Generated from rules, schemas and what the command prints by docs/issue-codes. Do not edit. -->',
  '# Issue codes',
  'Each code has a file with the issue, what `monitor-contract-lint` prints about it, and the ' +
    'file without the issue: as a fix makes it or, without a fix, as you could write it.',
  'Where the severity of a code is configurable, `--severity CODE=LEVEL` and the option ' +
    '[`severity`](own-rules.md) change it or turn it off, and [a comment]' +
    '(https://github.com/monitor-contract/monitor-contract/blob/main/lint/README.md#ignore-an-issue) ' +
    'ignores one issue in YAML. Files are checked with `icmpMonitorUpdate` unless the example ' +
    'names another contract, to which a program passes the value.',
  'The last column says which fixes the examples have: `--fix` makes the safe ones, ' +
    '`--unsafe-fixes` all.',
]

const codeAnchor = (code: string): string => `code-${code}`

function rowOf(each: Code, runs: ReadonlyMap<string, ExampleRun>): readonly string[] {
  const kinds = new Set(filesOf(each).map((file) => fixOf(file, runOf(file, runs)).kind))
  kinds.delete('none')
  return [link(codeAnchor(each.code), inCode(each.code)), each.severity, [...kinds].join(', ')]
}

function runOf({ file }: ExampleFile, runs: ReadonlyMap<string, ExampleRun>): ExampleRun {
  const run = runs.get(file)
  if (run === undefined) throw new Error(`${file} was not checked`)
  return run
}

/** A text without the issue, and how it is made. */
interface Fix {
  readonly kind: 'safe' | 'unsafe' | 'none'
  readonly text: string
}

/** Returns the text of an example without its issue. */
export function fixOf({ text, mended }: CodeExample, { fixed, unsafelyFixed }: ExampleRun): Fix {
  if (fixed !== text) return { kind: 'safe', text: fixed }
  if (unsafelyFixed !== text) return { kind: 'unsafe', text: unsafelyFixed }
  if (mended === undefined) throw new Error(`No text without the issue: ${text}`)
  return { kind: 'none', text: mended }
}

function sectionOf(each: Code, runs: ReadonlyMap<string, ExampleRun>): readonly string[] {
  const { code, severity, source, configurable, since, meaning, program } = each
  return [
    `### ${anchor(codeAnchor(code))}${code}`,
    meaning,
    `${capitalised(severity)} ${source}. Its severity is ${configurable ? '' : 'not '}configurable. ` +
      `Since ${since}.`,
    ...(program === undefined ? [] : programBlocks(program)),
    ...filesOf(each).flatMap((file) => exampleBlocks(file, runOf(file, runs))),
  ]
}

const programBlocks = (program: string): readonly string[] => [
  codeBlock('ts', program),
  codeBlock('text', runProgram(program)),
]

const fixHeadings = {
  safe: '`--fix` makes of it:',
  unsafe: '`--unsafe-fixes` makes of it:',
  none: 'Without the issue:',
}

function exampleBlocks(example: ExampleFile, run: ExampleRun): readonly string[] {
  const { file, contract, language, text } = example
  const fix = fixOf(example, run)
  const checkedBy = contract === 'icmpMonitorUpdate' ? '' : `, checked with \`${contract}\``
  return [
    `\`${file}\`${checkedBy} ([try it](${tryItLink(example)})):`,
    codeBlock(language, shortened(text)),
    codeBlock('text', run.output),
    fixHeadings[fix.kind],
    codeBlock(language, shortened(fix.text)),
  ]
}

const site = 'https://monitor-contract.github.io/monitor-contract'

/** Returns the address of the page to try an example on. */
function tryItLink({ contract, language, text }: CodeExample): string {
  const format = language === 'yaml' ? '&format=yaml' : ''
  return `${site}/try-it#kind=${contract}${format}&text=${encoded(text)}`
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[()']/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

/** Shortens long lines in the middle, and a line that is repeated many times. */
const shortened = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-30)}` : line))
    .join('\n')
    .replaceAll(/^( *)(\S.*)(?:\n\1\2){5,}/gm, (lines, indentation: string, line: string) => {
      const others = lines.split('\n').length - 1
      return `${indentation}${line}\n${indentation}# the same line ${others} more times`
    })
