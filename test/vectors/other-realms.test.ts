// Tests that every vector has the same result in a worker thread and in another realm.
import { Worker } from 'node:worker_threads'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { resultsOf, resultOf, type Question } from '../helpers/untyped-contracts.ts'
import { bundled } from '../helpers/bundle.ts'
import { readVectors } from '../helpers/vectors.ts'

const script = bundled('helpers/untyped-contracts.ts')
const vectors = readVectors()
const questions = JSON.stringify(
  vectors.map(({ contract, value, options }): Question => ({ contract, value, options })),
)
const here = resultsOf(questions)

/** Runs code in a new realm. It has the classes of the language, but not URLSearchParams, which reads query strings. */
const inAnotherRealm = (code: string): unknown => runInContext(code, createContext({ questions, URLSearchParams }))

describe('every vector has the same result', () => {
  it('is returned by a contract with values of a worker thread', async () => {
    const code = `const { parentPort, workerData } = require('node:worker_threads'); parentPort.postMessage(${script}().resultsOf(workerData))`
    const worker = new Worker(code, { eval: true, workerData: questions })
    const results = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
    expect(results === here).toBe(true)
  })

  it('is returned by a contract with values of another realm', () => {
    expect(inAnotherRealm(`${script}().resultsOf(questions)`) === here).toBe(true)
  })

  it('is returned by a contract of this realm with values and options of another realm', () => {
    const foreign = inAnotherRealm('JSON.parse(questions)') as Question[]
    expect(foreign).toHaveLength(vectors.length)
    expect(foreign instanceof Array).toBe(false)
    expect(JSON.stringify(foreign.map(resultOf)) === here).toBe(true)
  })

  it('is returned by a contract of another realm with values and options of this realm', () => {
    const theirs = inAnotherRealm(`${script}().resultOf`) as typeof resultOf
    expect(JSON.stringify((JSON.parse(questions) as Question[]).map(theirs)) === here).toBe(true)
  })
})
