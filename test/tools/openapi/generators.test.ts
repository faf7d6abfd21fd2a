// Tests the clients that code generators write from the OpenAPI document.
import { beforeAll, expect, it } from 'vitest'
import { readVectors, type Vector } from '../../helpers/vectors.ts'
import { generateClients, runProgram } from './generate-clients.ts'
import { knownDifferences } from './known-differences.ts'

interface ZodSchema {
  safeParse(value: unknown): { readonly success: boolean }
}

beforeAll(generateClients)

type Schemas = Readonly<Record<string, ZodSchema>>

/** Returns the exported schemas of a generated module. */
const load = (path: string): Promise<Schemas> =>
  import(/* @vite-ignore */ new URL(`generated/${path}.ts`, import.meta.url).pathname)

/** The zod schemas of each generator, by the contract of the body. */
const generators = {
  '@hey-api/openapi-ts': {
    path: 'hey-api/zod.gen',
    schemas: {
      icmpMonitorUpdate: 'zIcmpMonitorUpdate',
      icmpMonitor: 'zIcmpMonitor',
      errorGroup: 'zErrorGroup',
      errorGroupList: 'zErrorGroupList',
    },
  },
  orval: {
    path: 'orval/zod',
    schemas: {
      icmpMonitorUpdate: 'UpdateIcmpMonitorBody',
      icmpMonitor: 'UpdateIcmpMonitorResponse',
      errorGroup: 'ListErrorGroupsResponseItem',
      errorGroupList: 'ListErrorGroupsResponse',
    },
  },
} as const

/**
 * Codes that generated schemas never report: generators ignore `dependentSchemas`, and no schema compares two fields.
 */
const notGenerated = ['frequency-offset', 'packet-loss-order', 'unknown-field']

const exceedsEveryFrequency = ({ contract, value }: Vector): boolean =>
  contract === 'icmpMonitorUpdate' && Number((value as { frequencyOffset?: unknown } | null)?.frequencyOffset) > 600

const isValid = (vector: Vector): boolean =>
  vector.errors.every(({ code }) => notGenerated.includes(code)) && !exceedsEveryFrequency(vector)

const vectorsOf = (name: string): Vector[] =>
  readVectors().filter(
    ({ contract, options = {} }) =>
      contract === name && !['reader', 'baseline', 'unchanged'].some((option) => Object.hasOwn(options, option)),
  )

it('the generated clients compile under strict TypeScript', () => {
  expect(runProgram('tsc', '-p', 'tsconfig.generated.json')).toBe('')
})

it.each(Object.entries(generators))(
  'the zod schemas of %s return the result of every vector, except for known differences',
  async (generator, { path, schemas }) => {
    const exported = await load(path)
    const different = new Set<string>()
    let count = 0
    for (const [contract, name] of Object.entries(schemas)) {
      for (const vector of vectorsOf(contract)) {
        count++
        if (exported[name]?.safeParse(vector.value).success !== isValid(vector)) different.add(vector.file)
      }
    }
    expect(count).toBeGreaterThan(1000)
    expect([...different].sort()).toEqual(Object.keys(knownDifferences[generator] ?? {}).sort())
  },
)
