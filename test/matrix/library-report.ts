// Runs in every runtime of the matrix: the sample calls of the hostile tests, and each vector.
import { resultOf, type Question } from '../helpers/untyped-contracts.ts'
import { everyResult } from '../hostile/sample-calls.ts'

/**
 * Returns the results of the library as lines, which are the same in every runtime.
 *
 * @param vectors the vectors, as JSON
 */
export const libraryReport = (vectors: string): string =>
  asLines([
    ...everyResult(JSON.parse(vectors) as Question[]),
    ...(JSON.parse(vectors) as Question[]).map(resultOf),
  ])

/** Returns results as lines of ASCII, because runtimes print lone surrogates differently. */
export const asLines = (results: readonly unknown[]): string =>
  results
    .map((result) => JSON.stringify({ result }, withCollections).replace(/[^ -~]/g, escaped))
    .join('\n')

const withCollections = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
