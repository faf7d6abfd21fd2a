// The types and functions that all runs of the matrix share: running programs, reading and comparing reports.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CompleteQuestion, Question } from './questions.ts'

/** The facts about a runtime that depend on its mode. */
export interface Facts {
  readonly makesCodeFromStrings: boolean
  readonly frozenIntrinsics: boolean
  readonly throwsOnProto: boolean
}

/** The results of a runtime for all calls; null if it lacks a class that the call needs. */
export interface Report {
  readonly version: string
  readonly facts: Facts
  readonly lacks: readonly string[]
  readonly results: readonly (string | null)[]
}

/** The result for a runtime of which only the compiler can be installed. */
export interface Compilation {
  readonly version: string
  readonly compiled: readonly string[]
}

/** The folders and files of a matrix run. */
export interface Workplace {
  /** The folder with the packed package and its optional peers, and the files of `hosts/`. */
  readonly installation: string
  /** The folder with the same ES modules, which import each other by relative paths, except `fast-check` and `ajv`. */
  readonly modules: string
  /** The import paths of the entries. */
  readonly entries: readonly string[]
  /** The questions as a JSON file. */
  readonly questions: string
}

/** One runtime in one mode. */
export interface Run {
  readonly runtime: string
  readonly mode: string
  /** The facts that differ from plain Node.js. */
  readonly facts?: Partial<Facts>
  /** The classes and entries that the runtime is known to lack. */
  readonly lacks?: readonly string[]
  perform(workplace: Workplace): Promise<Report | Compilation>
}

/** The error for a machine that lacks a program, so that the run is skipped. */
export class NotInstalled extends Error {}

const run = promisify(execFile)

/** Runs a program and returns what it prints. */
export async function output(program: string, values: readonly string[], cwd = '.'): Promise<string> {
  const { stdout } = await run(program, values, { cwd, encoding: 'utf8', maxBuffer: 1e9, timeout: 600_000 })
  return stdout.trim()
}

/** Returns the path of a file in the packages of `test/tools`. */
export function installed(path: string): string {
  const file = join(import.meta.dirname, '../tools/node_modules', path)
  if (!existsSync(file)) throw new NotInstalled(`npm installs no ${path} on this machine`)
  return file
}

/** Reads the report that a program wrote. */
export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report

const usualFacts: Facts = { makesCodeFromStrings: true, frozenIntrinsics: false, throwsOnProto: false }

/**
 * Returns the comparable part of a result. If the engine writes the message of an error, only its class is compared.
 */
const comparable = (result: string | null): string | null =>
  result === null ? null : (/^throws <TypeError(?=: "Cannot (?:read|convert|destructure) )/.exec(result)?.[0] ?? result)

/** Returns the call and both results, from where they differ. */
function difference(steps: Question['steps'], result: string | null, expected: string | null): string {
  const [here, reference] = [String(result), String(expected)]
  const at = Array.from(here).findIndex((unit, index) => unit !== reference[index])
  const excerpt = (text: string): string => text.slice(Math.max(0, at - 100), at + 200)
  return `${JSON.stringify(steps).slice(0, 300)}\n    here: ${excerpt(here)}\n    reference: ${excerpt(reference)}`
}

/** Describes the differences between a report and that of the reference. */
export function differences(
  { facts, lacks, results }: Report,
  { facts: ownFacts, lacks: expectedLacks = [] }: Run,
  reference: Report,
  questions: readonly CompleteQuestion[],
): string[] {
  const expectedFacts = { ...usualFacts, ...ownFacts }
  const found: string[] = []
  for (const [name, value] of Object.entries(expectedFacts))
    if (facts[name as keyof Facts] !== value) found.push(`${name} must be ${String(value)}`)
  if ([...lacks].sort().join() !== [...expectedLacks].sort().join())
    found.push(`lacks ${lacks.join(', ') || 'nothing'}, not ${expectedLacks.join(', ') || 'nothing'}`)
  if (results.length !== questions.length) found.push(`${results.length} results to ${questions.length} questions`)
  questions.forEach(({ steps, needs }, index) => {
    const result = results[index] ?? null
    const expected = comparable(reference.results[index] ?? null)
    const isSkipped = needs.some((name) => expectedLacks.includes(name))
    const isSame = isSkipped
      ? result === null
      : result !== null &&
        (result === expected || (expected !== reference.results[index] && result.startsWith(expected ?? '')))
    if (!isSame) found.push(difference(steps, result, expected))
  })
  return found
}
