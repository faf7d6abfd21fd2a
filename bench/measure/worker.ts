import { contenders, ours, yardstick, type Check } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import { scenarios, type Scenario } from '../scenarios/index.ts'
import type { Measured, MeasuredScenario, Pace, Way } from './measured.ts'
import { expectResult } from './expect-result.ts'
import { medianNanoseconds } from './sample.ts'

const pace = JSON.parse(process.argv[2] ?? '') as Pace

/** Returns parsed values, because a body in a server is parsed, too: its hidden class depends on that. */
const parsed = (texts: readonly string[]): readonly unknown[] => texts.map((text) => JSON.parse(text) as unknown)
const textsOf = ({ values }: Scenario): readonly string[] => values.map((value) => JSON.stringify(value))

async function checksOf({ contract }: Scenario): Promise<readonly (readonly [string, Check])[]> {
  const load = (name: string) => import(new URL(`${name}-${contract}.js`, import.meta.url).href)
  return Promise.all(contenders.map(async (name) => [name, (await load(name)) as Check] as const))
}

/** Validates the values of all scenarios, so that the process is in the state of a server. */
async function warmUp(): Promise<void> {
  for (const [title, scenario] of Object.entries(scenarios)) {
    const values = parsed(textsOf(scenario))
    for (const [name, check] of await checksOf(scenario)) {
      expectResult(name, title, check, values, scenario.valid)
      const end = performance.now() + pace.warmUpMilliseconds
      while (performance.now() < end) {
        for (const value of values) {
          check.is(value)
          check.validate(value)
        }
      }
    }
  }
}

const each =
  <Item>(items: readonly Item[], call: (item: Item) => unknown) =>
  (): unknown => {
    let result
    for (const item of items) result = call(item)
    return result
  }

/** Returns whether the time of a contender is measured. */
function isMeasured(title: string, way: Way, contender: string): boolean {
  const rows = limits.filter((row) => row.scenario === title && row.way === way)
  return !pace.limitsOnly || rows.some(({ other }) => [ours, other].includes(contender))
}

async function measureScenario(title: string, scenario: Scenario): Promise<MeasuredScenario> {
  const texts = textsOf(scenario)
  const values = parsed(texts)
  const checks = await checksOf(scenario)
  const calls = (['is', 'validate'] as const).flatMap((way) =>
    [
      ...checks.map(([name, check]) => ({ way, name, call: each(values, check[way]) })),
      { way, name: yardstick, call: each(texts, JSON.parse) },
    ].filter(({ name }) => isMeasured(title, way, name)),
  )
  const rounds: Record<Way, Record<string, number[]>> = { is: {}, validate: {} }
  for (let round = 0; round < pace.rounds; round++) {
    const first = round % calls.length
    for (const { way, name, call } of [...calls.slice(first), ...calls.slice(0, first)])
      (rounds[way][name] ??= []).push((await medianNanoseconds(call, pace.sampleMilliseconds)) / values.length)
  }
  return {
    ...rounds,
    mistakes: Object.fromEntries(checks.map(([name, check]) => [name, check.mistakes(check.validate(values[0]))])),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length,
  }
}

await warmUp()
const measured: Record<string, MeasuredScenario> = {}
for (const [name, scenario] of Object.entries(scenarios)) measured[name] = await measureScenario(name, scenario)
process.stdout.write(JSON.stringify(measured satisfies Measured))
