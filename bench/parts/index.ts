// Measures in which parts of this package a call of `validate` spends its time, and the floor of its time: reading every
// value of the body and creating equal issues. `npm run bench` runs it in a process of its own, with the pace as its
// argument, and reads the results from its output.
import { readFileSync } from 'node:fs'
import { Session, type Profiler } from 'node:inspector/promises'
import { errorGroupList, icmpMonitorUpdate, type Issue } from '../../dist/index.js'
import { scenarios } from '../scenarios/index.ts'
import { partNames, type Part } from './part-names.ts'
import { interleavedRounds, type Pace } from '../text/interleaved-rounds.ts'

/** The parts of a call, by the beginning of the paths of their files. The first that fits counts. */
const folders: readonly (readonly [path: string, part: Part])[] = [
  ['src/generated/readers', 'reading'],
  ['src/snapshot/', 'reading'],
  ['src/formats/', 'reading'],
  ['src/evaluator/order-issues', 'order'],
  ['src/evaluator/', 'evaluation'],
  ['src/rules/', 'rules'],
  ['src/domain/', 'rules'],
  ['src/engine/apply-rules', 'rules'],
  ['src/issues/suggester', 'suggestions'],
  ['src/issues/', 'issues'],
  ['src/values/deep-frozen', 'issues'],
]

/** The shares of the time of a call by part, and the rounds of the call and of its floor. Unit: ns. */
export interface Parts {
  readonly shares: { readonly [Name in Part]: number }
  readonly call: readonly number[]
  readonly floor: readonly number[]
}

const chosen = [
  'full',
  'shapes-256',
  'six-warnings',
  'one-mistake-256',
  'six-mistakes-256',
  'twenty-mistakes-256',
  'hundred-mistakes-256',
  'slips-256',
  'hostile',
  'groups-100',
]

const dist = new URL('../../dist/index.js', import.meta.url).href

/** The file of `src/` from which each line of `dist/index.js` was built, as the bundler's comments say. */
const sourceOfLine: readonly string[] = (() => {
  let source = ''
  return readFileSync(new URL(dist), 'utf8')
    .split('\n')
    .map((line) => (source = /^\/\/#region (.*)$/.exec(line)?.[1] ?? source))
})()

function partOf({ url, lineNumber }: Profiler.ProfileNode['callFrame']): Part {
  const source = url === dist ? (sourceOfLine[lineNumber] ?? '') : ''
  return folders.find(([path]) => source.startsWith(path))?.[1] ?? 'rest'
}

/** Profiles calls for a time. */
async function sharesOf(call: () => unknown, milliseconds: number): Promise<Parts['shares']> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 100 })
  await session.post('Profiler.start')
  for (const end = performance.now() + milliseconds; performance.now() < end;) call()
  const { nodes } = (await session.post('Profiler.stop')).profile
  session.disconnect()
  const counts = Object.fromEntries(partNames.map((name) => [name, 0])) as Record<Part, number>
  for (const { callFrame, hitCount = 0 } of nodes) counts[partOf(callFrame)] += hitCount
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const name of partNames) counts[name] /= all
  return counts
}

/** Reads every own enumerable property of an object, and of its objects and items, and returns their number. */
function readAll(value: object): number {
  let count = 0
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) count += readInside(value[index])
    return count
  }
  for (const key in value) {
    if (Object.prototype.hasOwnProperty.call(value, key)) count += readInside(Reflect.get(value, key))
  }
  return count
}

const readInside = (value: unknown): number => (typeof value === 'object' && value !== null ? 1 + readAll(value) : 1)

/** Creates an equal issue: its path, its pointer, its message and itself. The params are shared, as ours often are. */
const created = ({ severity, code, path, message, params }: Issue): object => {
  let pointer = ''
  for (const step of path) pointer += `/${step}`
  return { severity, code, path: path.slice(), pointer, message: `${message} `, params }
}

/** Measures one scenario. */
async function measure(name: string, pace: Pace): Promise<Parts> {
  const { contract: contractName = 'update', texts = () => [] } = scenarios[name] ?? {}
  const contract = contractName === 'update' ? icmpMonitorUpdate : errorGroupList
  const values = texts().map((text) => JSON.parse(text) as unknown)
  const issues = values.map((value) => {
    const { errors, warnings } = contract.validate(value)
    return [...errors, ...warnings]
  })
  const call = (): void => {
    for (const value of values) contract.validate(value)
  }
  const floor = (): void => {
    values.forEach((value, index) => [readInside(value), issues[index]?.map(created)])
  }
  for (let turn = 0; turn < pace.warmUpTurns; turn++) {
    call()
    floor()
  }
  const [ours = [], least = []] = interleavedRounds([call, floor], pace)
  const perValue = (times: readonly number[]): number[] => times.map((nanoseconds) => nanoseconds / values.length)
  return {
    shares: await sharesOf(call, pace.rounds * pace.sampleMilliseconds),
    call: perValue(ours),
    floor: perValue(least),
  }
}

const pace: Pace = JSON.parse(process.argv[2] ?? '')
const parts: Record<string, Parts> = {}
for (const name of chosen) parts[name] = await measure(name, pace)
process.stdout.write(JSON.stringify(parts))
