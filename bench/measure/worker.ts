import { contenders, ours, yardstick, type Check } from '../contenders/index.ts'
import { limits } from '../limits.ts'
import { scenarios, type Scenario } from '../scenarios/index.ts'
import type { Measured, MeasuredScenario, Pace, Way } from './measured.ts'
import { expectResult } from './expect-result.ts'
import { sample } from './sample.ts'

const pace = JSON.parse(process.argv[2] ?? '') as Pace

/** Returns the processor time of this process, which does not pass while other programs run. */
const processorMilliseconds = (): number => process.cpuUsage().user / 1000

interface Case extends Scenario {
  readonly title: string
  readonly texts: readonly string[]
  readonly checks: readonly (readonly [string, Check])[]
}

/**
 * Loads the checks of a scenario, and parses its values, because a body in a server is parsed, too.
 */
async function caseOf([title, scenario]: readonly [string, Scenario]): Promise<Case> {
  const texts = scenario.values.map((value) => JSON.stringify(value))
  const load = (name: string) =>
    import(new URL(`${name}-${scenario.contract}.js`, import.meta.url).href)
  const checks = contenders.map(async (name) => [name, (await load(name)) as Check] as const)
  return {
    ...scenario,
    title,
    texts,
    values: texts.map((text) => JSON.parse(text)),
    checks: await Promise.all(checks),
  }
}

/** Validates the values of a scenario, so that the process gets into the state of a server. */
function warmUp({ title, values, checks, valid }: Case): void {
  for (const [name, check] of checks) {
    expectResult(name, title, check, values, valid)
    const end = processorMilliseconds() + pace.warmUpMilliseconds
    while (processorMilliseconds() < end) {
      for (const value of values) {
        check.is(value)
        check.validate(value)
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
  return !pace.quick || rows.some(({ others }) => [ours, yardstick, ...others].includes(contender))
}

async function measureCase({ title, texts, values, checks }: Case): Promise<MeasuredScenario> {
  const calls = (['is', 'validate'] as const).flatMap((way) =>
    [
      ...checks.map(([name, check]) => ({ way, name, call: each(values, check[way]) })),
      { way, name: yardstick, call: each(texts, JSON.parse) },
    ].filter(({ name }) => isMeasured(title, way, name)),
  )
  const rounds: Record<Way, Record<string, number[]>> = { is: {}, validate: {} }
  for (let round = 0; round < pace.rounds; round++) {
    const first = round % calls.length
    for (const { way, name, call } of [...calls.slice(first), ...calls.slice(0, first)]) {
      const { min, p50 } = await sample(call, pace.sampleMilliseconds)
      ;(rounds[way][name] ??= []).push((pace.quick ? min : p50) / values.length)
    }
  }
  return {
    ...rounds,
    mistakes: Object.fromEntries(
      checks.map(([name, check]) => [name, check.mistakes(check.validate(values[0]))]),
    ),
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length,
  }
}

// The first parse gives V8's hidden classes their final form; values that are parsed later have
// only final ones.
await Promise.all(Object.entries(scenarios).map(caseOf))
const cases = await Promise.all(Object.entries(scenarios).map(caseOf))
for (const one of cases) warmUp(one)
const measured: Record<string, MeasuredScenario> = {}
for (const one of cases) measured[one.title] = await measureCase(one)
process.stdout.write(JSON.stringify(measured satisfies Measured))
