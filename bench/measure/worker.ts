import type { Check, ContractName } from '../contenders/contender.ts'
import { ours, yardstick } from '../contenders/index.ts'
import { scenarios } from '../scenarios/index.ts'
import { expectResult, WrongResult } from './gate.ts'
import { medianNanoseconds, singleNanoseconds } from './sample.ts'

/** The input of a measuring process. */
export interface Orders {
  /** The addresses of the modules to compare. */
  readonly contenders: Readonly<Record<string, Readonly<Record<ContractName, string>>>>
  /** Whether to measure `JSON.parse` of the same texts, too. */
  readonly yardstick: boolean
  readonly scenarios: readonly string[]
  readonly rounds: number
  readonly heavyRounds: number
  readonly sampleMilliseconds: number
  /** Warm-up time for each contender and kind of value. Unit: ms. */
  readonly warmUpMilliseconds: number
}

/** The time of one value in each round, by contender. Unit: ns. */
export type Rounds = Readonly<Record<string, readonly number[]>>

/** The output of a measuring process, by scenario. */
export type Measured = Readonly<Record<string, MeasuredScenario>>

export interface MeasuredScenario {
  readonly is: Rounds
  readonly validate: Rounds
  /** The number of errors that `validate` reports, by contender. */
  readonly mistakes: Readonly<Record<string, number>>
  /** Reasons why contenders are omitted: the error that they throw, or the time that they take. */
  readonly leftOut: Readonly<Record<string, string>>
  /** Mean number of bytes of the JSON texts. */
  readonly bytes: number
}

/** Maximum time of a trial in seconds. A slower contender is omitted, because the time of some grows quadratically. */
const patienceSeconds = 3

type Contender = Readonly<Record<ContractName, Check>>

const orders: Orders = JSON.parse(process.argv[2] ?? '{}')

const load = (address: string): Promise<Check> => import(address) as Promise<Check>

const checks = new Map<string, Contender>()
for (const [name, modules] of Object.entries(orders.contenders)) {
  checks.set(name, { update: await load(modules.update), 'error-group-list': await load(modules['error-group-list']) })
}

/** Validates bodies of many shapes, valid and invalid, so that the process is in the state of a server. */
function seeManyShapes(): void {
  for (const { contract, texts, valid } of [
    'shapes-1024',
    'full',
    'minimal',
    'six-mistakes',
    'six-warnings',
    'groups-100',
  ].map(scenarioOf)) {
    const values = texts().map((text) => JSON.parse(text) as unknown)
    for (const [name, contender] of checks) {
      expectResult(name, 'the warm-up', contender[contract], values, valid)
      const end = performance.now() + orders.warmUpMilliseconds
      for (let turn = 0; turn < 4 || performance.now() < end; turn++) {
        for (const value of values) {
          contender[contract].is(value)
          contender[contract].validate(value)
        }
      }
    }
  }
}

function scenarioOf(name: string) {
  const scenario = scenarios[name]
  if (scenario === undefined)
    throw new Error(`There is no scenario ${name}; there are ${Object.keys(scenarios).join(', ')}`)
  return scenario
}

function each<Item>(items: readonly Item[], call: (item: Item) => unknown): () => unknown {
  return () => {
    let answer
    for (const item of items) answer = call(item)
    return answer
  }
}

async function measureScenario(name: string): Promise<MeasuredScenario> {
  const { contract, texts: textsOf, valid, trial } = scenarioOf(name)
  const trialValue: unknown = trial && JSON.parse(trial())
  const texts = textsOf()
  const values = texts.map((text) => JSON.parse(text) as unknown)
  const mistakes: Record<string, number> = {}
  const leftOut: Record<string, string> = {}
  const calls: (readonly ['is' | 'validate', string, () => unknown])[] = []
  for (const [contender, { [contract]: check }] of checks) {
    try {
      const trialSeconds = trial && contender !== ours ? singleNanoseconds(() => check.validate(trialValue)) / 1e9 : 0
      if (trialSeconds > patienceSeconds) {
        leftOut[contender] = `${trialSeconds.toFixed(1)} s for a value a fifth as large`
        continue
      }
      expectResult(contender, name, check, values, valid)
    } catch (error) {
      if (error instanceof WrongResult || contender === ours) throw error
      leftOut[contender] = String(error)
      continue
    }
    mistakes[contender] = check.mistakes(check.validate(values[0]))
    calls.push(['is', contender, each(values, check.is)], ['validate', contender, each(values, check.validate)])
  }
  const parse = each(texts, JSON.parse)
  if (orders.yardstick) calls.push(['is', yardstick, parse], ['validate', yardstick, parse])

  const rounds = { is: {} as Record<string, number[]>, validate: {} as Record<string, number[]> }
  for (let round = 0; round < (trial ? orders.heavyRounds : orders.rounds); round++) {
    const first = round % calls.length
    for (const [way, contender, call] of [...calls.slice(first), ...calls.slice(0, first)]) {
      const nanoseconds = trial ? singleNanoseconds(call) : await medianNanoseconds(call, orders.sampleMilliseconds)
      ;(rounds[way][contender] ??= []).push(nanoseconds / values.length)
    }
  }
  return {
    ...rounds,
    mistakes,
    leftOut,
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length,
  }
}

seeManyShapes()
const measured: Record<string, MeasuredScenario> = {}
for (const name of orders.scenarios) {
  process.stderr.write(`  ${name}\n`)
  measured[name] = await measureScenario(name)
}
process.stdout.write(JSON.stringify(measured))
