// The calls and constants that every runtime of the matrix computes, so that results can be compared.
import fc from 'fast-check'
import { readVectors } from '../helpers/vectors.ts'
import { ajv, calls, pool } from './arguments.ts'

/** A step from one value to the next: to a property, to the result of a call, or to an instance of a class. */
export type Step = string | readonly unknown[] | { readonly new: readonly unknown[] }

/** A value that every runtime computes: an entry, and the steps from it. */
export interface Question {
  readonly steps: readonly [entry: string, ...Step[]]
  /** Number of values to sample, if the steps lead to a fast-check arbitrary. */
  readonly samples?: number
}

/** A call with the entry and the classes that it needs. */
export interface CompleteQuestion extends Question {
  readonly needs: readonly string[]
}

/** The entries of the package by their import path. */
export type Entries = Readonly<Record<string, unknown>>

const main = 'monitor-contract'

export const vectors = readVectors()

const contractNames = [...new Set(vectors.map(({ contract }) => contract))]

/** The calls of a contract's functions with the value of each vector, `validate` first. */
export const vectorQuestions: readonly Question[] = vectors.flatMap(({ contract, value, options }) => {
  const own = options === undefined ? [] : ['with', [options]]
  return [
    { steps: [main, contract, 'validate', options === undefined ? [value] : [value, options]] },
    { steps: [main, contract, 'is', options === undefined ? [value] : [value, options]] },
    { steps: [main, contract, ...own, 'parse', [value]] },
    { steps: [main, contract, ...own, '~standard', 'validate', [value]] },
  ]
})

/** Number of questions about each vector. */
export const questionsPerVector = vectorQuestions.length / vectors.length

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isErrorClass = (value: unknown): boolean => typeof value === 'function' && value.prototype instanceof Error

/** Returns the paths of the functions inside a value, including the methods of contracts and operations. */
function functionPaths(value: unknown, path: readonly string[], seen: Set<object>): (readonly string[])[] {
  if (typeof value === 'function') return isErrorClass(value) ? [] : [path]
  if (!isObject(value) || Array.isArray(value) || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, part]) => functionPaths(part, [...path, name], seen))
}

const pairs = fc.sample(fc.tuple(fc.constantFrom(...pool), fc.constantFrom(...pool)), { numRuns: 100, seed: 13 })

const samplesOf = (entry: string) => (entry.endsWith('/testing') ? { samples: 10 } : {})

/**
 * Returns calls of every function of every entry: without arguments, with each value of the pool, and with pairs of
 * them.
 */
const functionQuestions = (entries: Entries): Question[] =>
  functionPaths(entries, [], new Set())
    .filter(([entry]) => entry !== `${main}/ajv`)
    .flatMap(([entry = '', ...path]) =>
      [[], ...pool.map((value) => [value]), ...pairs].map((values) => ({
        steps: [entry, ...path, values],
        ...samplesOf(entry),
      })),
    )

/** Returns the constants of every entry, including contracts and operations. */
const constantQuestions = (entries: Entries): Question[] =>
  Object.entries(entries).flatMap(([entry, exported]) =>
    Object.entries(isObject(exported) ? exported : {})
      .filter(([, value]) => typeof value !== 'function')
      .map(([name]) => ({ steps: [entry, name] })),
  )

const callQuestions: readonly Question[] = Object.entries(calls).flatMap(([name, lists]) =>
  lists.map((values) => ({ steps: [main, name, name === 'ContractError' ? { new: values } : values] })),
)

/** Calls of the plugin with the values of the pool, in Ajv or in a substitute where code from strings is forbidden. */
const ajvQuestions: readonly Question[] = (['Ajv', 'AjvStandIn'] as const).flatMap((name) =>
  [{}, { allErrors: true }].flatMap((options) =>
    contractNames.map((contract) => ({
      steps: [`${main}/ajv`, 'default', [ajv(name, { logger: false, ...options })], 'check', [contract, pool]],
    })),
  ),
)

const classNames = ['Ajv', 'URLSearchParams', 'Headers']

/** Adds the entry of a question and the classes whose instances are among its arguments. */
function complete(question: Question): CompleteQuestion {
  const text = JSON.stringify(question)
  const needs = classNames.filter((name) => text.includes(`{"$new":"${name}"`))
  return { ...question, needs: [question.steps[0], ...needs] }
}

/** Returns all questions of the matrix, those about vectors first. */
export const questionsAbout = (entries: Entries): readonly CompleteQuestion[] =>
  [
    ...vectorQuestions,
    ...functionQuestions(entries),
    ...constantQuestions(entries),
    ...callQuestions,
    ...ajvQuestions,
  ].map(complete)
