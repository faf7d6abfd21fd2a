// Runs an implementation on every vector, and compares its results with the expected ones.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { readVectors, type Vector } from '../helpers/vectors.ts'

/** The result that an implementation writes for a case. */
interface CaseResult {
  readonly id: number
  readonly valid?: boolean
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[]
  readonly skipped?: string
}

/** The outcome of all comparisons. */
export interface Outcome {
  /** Number of cases with the expected result. */
  readonly passed: number
  /** Number of cases whose errors were compared too, by pointer and code. */
  readonly withErrors: number
  readonly skipped: number
  /** Names of cases with a wrong result that are not expected failures. */
  readonly failed: readonly string[]
  /** Names of expected failures that passed. */
  readonly unexpectedlyPassed: readonly string[]
}

const lineOf = ({ pointer, code }: { readonly pointer: string; readonly code: string }): string => `${pointer} ${code}`

/** Describes how a result differs from a case, if it does. */
function difference({ valid, errors, holds }: Vector, result: CaseResult): string | undefined {
  if (result.valid !== valid) return `valid must be ${valid}`
  if (result.errors === undefined || holds.errors !== undefined) return undefined
  const expected = errors.map(lineOf).sort().join(', ')
  const actual = result.errors.map(lineOf).sort().join(', ')
  return expected === actual ? undefined : `errors must be [${expected}], not [${actual}]`
}

/** Parses a list of case names, one per line; `#` begins a comment. */
export const expectedFailures = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const name = line.split(' #')[0]?.trim() ?? ''
    return name === '' || name.startsWith('#') ? [] : [name]
  })

/**
 * Sends every vector to a command, one JSON case per line, and compares the results that it writes, one per line and
 * in the same order.
 */
export async function run(
  command: string,
  args: readonly string[],
  expected: readonly string[] = [],
): Promise<Outcome> {
  const vectors = readVectors()
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const cases = vectors.map(({ contract, options, value }, id) => JSON.stringify({ id, contract, options, value }))
  // A program that ends early closes its input. Its missing results are reported below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(`${cases.join('\n')}\n`)

  const counts = { passed: 0, withErrors: 0, skipped: 0 }
  const failures = new Map<string, string>()
  let next = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const result: CaseResult = JSON.parse(line)
    const vector = vectors[next]
    if (vector === undefined || result.id !== next) throw new Error(`No result for case ${next}, but: ${line}`)
    next++
    const differs = result.skipped === undefined ? difference(vector, result) : undefined
    if (result.skipped !== undefined) counts.skipped++
    else if (differs !== undefined) failures.set(vector.name, differs)
    else {
      counts.passed++
      if (result.errors !== undefined) counts.withErrors++
    }
  }
  if (next < vectors.length) throw new Error(`${vectors.length} cases were sent, and ${next} results came back`)
  return {
    ...counts,
    failed: [...failures].flatMap(([name, why]) => (expected.includes(name) ? [] : [`${name}: ${why}`])),
    unexpectedlyPassed: expected.filter((name) => !failures.has(name)),
  }
}
