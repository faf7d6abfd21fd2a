// Checks monitors in JSON and YAML files, and fixes mistakes in them.
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { icmpMonitorUpdate } from 'monitor-contract'
import { toCodeFrame, toGithubAnnotations, toSarif } from 'monitor-contract/report'
import { validateText, type TextFix, type TextIssue } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'

const usage = `Usage: [options] FILE, FOLDER or - (standard input) …
  --at POINTER      the monitors in a file, such as /monitors/*; without it, a document is a monitor
  --fix             apply safe fixes; fixed standard input goes to standard output, issues to standard error
  --unsafe-fixes    apply all fixes, also those that guess a value
  --format FORMAT   frame (default), github (default in GitHub Actions) or sarif
  --strict          exit with 1 for warnings, too
  --exit-zero       never exit with 1
Exits with 0; 1 if errors are left; or 2 if something cannot be checked or written.`

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      at: { type: 'string', default: '' },
      fix: { type: 'boolean', default: false },
      'unsafe-fixes': { type: 'boolean', default: false },
      format: { type: 'string', default: process.env['GITHUB_ACTIONS'] ? 'github' : 'frame' },
      strict: { type: 'boolean', default: false },
      'exit-zero': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (positionals.length === 0 || !['frame', 'github', 'sarif'].includes(values.format)) throw new TypeError(usage)
  return { ...values, files: [...new Set(positionals.flatMap(filesIn))] }
}

/** Returns the files in a folder, but for `node_modules` and hidden folders, or the file itself. A folder has files. */
function filesIn(path: string): readonly string[] {
  if (!fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = fs
    .readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && /\.(?:json|ya?ml)$/i.test(entry.name))
    .filter(({ parentPath }) => !/(?:^|[/\\])(?:\.|node_modules)/.test(relative(path, parentPath)))
    .map(({ parentPath, name }) => join(parentPath, name))
  if (files.length === 0) throw new Error(`${path} contains no JSON or YAML files.`)
  return files.sort()
}

/** Reads a file or standard input, which must be UTF-8, so that writing it changes no other bytes. */
async function read(file: string): Promise<string> {
  const bytes = file === '-' ? await buffer(process.stdin) : fs.readFileSync(file)
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** Returns whether a file is JSON; standard input if its first name is in quotes, as braces can also be YAML. */
const isJson = (file: string, text: string) =>
  file === '-' ? /^\s*[[{][[{\s]*["\]}]/.test(text) : /\.json$/i.test(file)

const contract = icmpMonitorUpdate.with({ maxIssues: 10_000 })

/** Validates a text and returns a result for each monitor in it. */
const check = (file: string, text: string, at: string) =>
  isJson(file, text) ? validateText(contract, text, { at }) : validateYaml(contract, text, { at })

/** A file with its results, the edits of fixes, those of the last round first, and lines about the fixes. */
interface Checked {
  readonly file: string
  readonly original: string
  readonly text: string
  readonly results: ReturnType<typeof check>
  readonly edits: TextFix['edits']
  readonly log: readonly string[]
}

const nameOf = (file: string): string => (file === '-' ? 'stdin' : file.replaceAll(/\p{Cc}/gu, '\uFFFD'))

const headline = (file: string, { range, severity, code }: TextIssue, { line, column } = range.start): string =>
  `${nameOf(file)}:${line}:${column} ${severity} ${code}`

/** Returns the issues in the order of the text, each with a key that stays the same when other issues are fixed. */
const issuesIn = ({ results }: Checked) =>
  results
    .flatMap(({ errors, warnings }, index) =>
      [...errors, ...warnings].map((issue) => ({ issue, index, key: `${index} ${issue.code} ${issue.pointer}` })),
    )
    .sort(({ issue: a }, { issue: b }) => a.range.start.offset - b.range.start.offset)

/** Returns the first fix of each issue that has one. */
const fixesIn = (checked: Checked, all: boolean) =>
  issuesIn(checked).flatMap(({ issue, ...which }) => {
    const fix = issue.fixes.find(({ applicability }) => all || applicability === 'safe')
    return fix === undefined ? [] : [{ ...which, issue, fix }]
  })

const edited = (text: string, edits: TextFix['edits']): string =>
  edits.reduceRight(
    (rest, { range: { start, end }, insert }) => rest.slice(0, start.offset) + insert + rest.slice(end.offset),
    text,
  )

/** Returns where the text before all edits has an issue. */
function originOf({ original, edits }: Checked, { range }: TextIssue) {
  const offset = edits.reduce((before, { range: { start, end }, insert }) => {
    const isBehind = start.offset + insert.length <= before
    // A text that a fix has moved counts as where it was inserted.
    return isBehind ? before + end.offset - start.offset - insert.length : Math.min(before, start.offset)
  }, range.start.offset)
  const lines = original
    .slice(0, offset)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
  return { offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Returns the results without any required field, as for a `package.json` or for settings beside monitors. */
const othersIn = ({ results }: Checked): number[] =>
  results.flatMap(({ errors }, index) =>
    errors.filter(({ code, path }) => code === 'required' && path.length === 1).length > 1 ? [index] : [],
  )

/** Returns the part of a monitor that a fix changes alone; undefined for a move or a removal, which changes others. */
function partOf({ issue: { code, pointer }, fix: { title } }: ReturnType<typeof fixesIn>[number]) {
  if (code === 'type' || code === 'enum') return pointer
  return title.startsWith('Rename') ? pointer.replace(/[^/]*$/, '') : undefined
}

/** Returns the first fix of each monitor, and with it those that change other parts of the monitor alone. */
function independent(fixes: ReturnType<typeof fixesIn>) {
  const parts = new Map<number, Set<string | undefined>>()
  return fixes.filter((each) => {
    const [part, known] = [partOf(each), parts.get(each.index)]
    if (known && (part === undefined || known.has(undefined) || known.has(part))) return false
    parts.set(each.index, (known ?? new Set()).add(part))
    return true
  })
}

/**
 * Applies independent fixes of each monitor, validates the text, and so on. While a fix leads to more errors, only fixes of new
 * issues follow; if errors remain, all starts again without it, until other fixes have changed the text.
 *
 * @param others The indices of monitors that are not fixed.
 * @param without The keys of issues that are not fixed.
 */
function fixed(checked: Checked, all: boolean, at: string, others: number[], without: string[] = []): Checked {
  const { file } = checked
  let current = checked
  const trials = new Map<number, { key: string; errors: number; known: ReadonlySet<string> }>()
  const errorsOf = (index: number): number => current.results[index]?.errors.length ?? Infinity
  for (;;) {
    const open = fixesIn(current, all)
      .filter(({ key, index }) => !without.includes(key) && !others.includes(index))
      .filter(({ key, index }) => !trials.get(index)?.known.has(key))
    // A move can take the place to which a misspelt field would be renamed.
    const safe = open.filter(({ fix }) => fix.applicability === 'safe')
    const round = independent(safe.length > 0 ? safe : open)
    if (round.length === 0) break
    const known = new Set(issuesIn(current).map(({ key }) => key))
    for (const { key, index } of round)
      if (!trials.has(index)) trials.set(index, { key, errors: errorsOf(index), known })
    const log = round.map(({ issue, fix }) => `${headline(file, issue, originOf(current, issue))} fixed: ${fix.title}`)
    const edits = round.flatMap(({ fix }) => fix.edits)
    const text = edited(current.text, edits)
    const results = check(file, text, at)
    current = { ...current, text, results, edits: [...edits, ...current.edits], log: [...current.log, ...log] }
    for (const [index, { errors }] of trials) if (errorsOf(index) <= errors) trials.delete(index)
  }
  const worse = Array.from(trials.values(), ({ key }) => key)
  if (worse.length > 0) return fixed(checked, all, at, others, [...without, ...worse])
  if (without.length > 0 && current.text !== checked.text) return fixed(current, all, at, others)
  const left = fixesIn(current, true).map(({ key, index, issue, fix: { title } }) => {
    const doubt = without.includes(key) ? 'leads to more errors' : 'needs --unsafe-fixes'
    const reason = others.includes(index) ? 'may be no monitor, without heartbeat and script' : doubt
    return `${headline(file, issue)} not fixed, ${reason}: ${title}`
  })
  return { ...current, log: [...current.log, ...left] }
}

/** Replaces a file at once, and keeps its permissions. */
function replace(file: string, text: string): void {
  const path = fs.realpathSync(file)
  fs.accessSync(path, fs.constants.W_OK)
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    fs.writeFileSync(temporary, text, { flag: 'wx', mode: 0o600, flush: true })
    fs.chmodSync(temporary, fs.statSync(path).mode)
    fs.renameSync(temporary, path)
  } finally {
    fs.rmSync(temporary, { force: true })
  }
}

function report(checked: readonly Checked[], format: string): string {
  const color = process.stdout.isTTY && process.env['NO_COLOR'] === undefined
  const entries = checked.flatMap(({ file, text, results }) =>
    results.map((result) => ({ file: nameOf(file), text, result })),
  )
  if (format === 'sarif') return JSON.stringify(toSarif(entries), null, 2)
  if (format === 'github') return toGithubAnnotations(entries)
  // Monitors that merge the same defaults have the same mistakes at the same places.
  const frames = new Map<string, number>()
  for (const each of checked)
    for (const { issue } of issuesIn(each)) {
      const frame = `${headline(each.file, issue)}\n${toCodeFrame(issue, each.text, { color })}\n`
      frames.set(frame, (frames.get(frame) ?? 0) + 1)
    }
  return Array.from(frames, ([frame, times]) => (times > 1 ? `${frame}in ${times} monitors\n` : frame)).join('\n')
}

async function main(): Promise<number> {
  const { files, ...given } = readArguments()
  const fix = given.fix || given['unsafe-fixes']
  const checked: Checked[] = []
  for (const file of files)
    try {
      const text = await read(file)
      const before = { file, original: text, text, results: check(file, text, given.at), edits: [], log: [] }
      const after = fix ? fixed(before, given['unsafe-fixes'], given.at, othersIn(before)) : before
      if (fix && file === '-') process.stdout.write(after.text)
      else if (after.text !== text) replace(file, after.text)
      checked.push(after)
      for (const line of after.log) console.error(line)
    } catch (error) {
      console.error(`${nameOf(file)} cannot be checked: ${error instanceof Error ? error.message : String(error)}`)
    }
  const output = report(checked, given.format)
  if (output !== '') (fix && files.includes('-') ? console.error : console.log)(output)
  const monitors = checked.reduce((sum, { results }) => sum + results.length, 0)
  const issues = checked.flatMap(issuesIn)
  const errors = issues.filter(({ issue }) => issue.severity === 'error').length
  console.error(`files: ${files.length}, monitors: ${monitors}, errors: ${errors}, warnings: ${issues.length - errors}`)
  if (checked.length < files.length) return 2
  return !given['exit-zero'] && (given.strict ? issues.length : errors) > 0 ? 1 : 0
}

// For example, `| head` reads only the first lines.
process.stdout.on('error', () => process.exit())

if (process.argv.includes('--help')) console.log(usage)
else
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 2
  })
