// Reads the conformance vectors: values with the result that a contract returns for them.
import { readFileSync, readdirSync } from 'node:fs'

/** One expected error or warning. */
export interface ExpectedIssue {
  readonly pointer: string
  readonly code: string
  /** The issue's params contain at least these. */
  readonly params?: Readonly<Record<string, unknown>>
}

/** A minimum and a maximum. */
export type Range = readonly [number, number]

/** A case in its full form, with the facts of its group. */
export interface Vector {
  /** The unique name: file, group and case. */
  readonly name: string
  readonly file: string
  readonly contract: string
  readonly options: Readonly<Record<string, unknown>> | undefined
  readonly value: unknown
  readonly valid: boolean
  readonly errors: readonly ExpectedIssue[]
  readonly warnings: readonly ExpectedIssue[]
  /** The minimum and maximum number of listed issues, if the sources do not decide it. */
  readonly holds: { readonly errors?: Range; readonly warnings?: Range }
  /** The value that a parameter contract returns. */
  readonly parsed: unknown
}

interface Case {
  readonly description: string
  readonly value?: unknown
  readonly with?: Readonly<Record<string, unknown>>
  readonly without?: readonly string[]
  readonly valid: boolean
  readonly errors?: readonly ExpectedIssue[]
  readonly warnings?: readonly ExpectedIssue[]
  readonly holds?: Vector['holds']
  readonly parsed?: unknown
}

interface Group {
  readonly description: string
  readonly contract: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly 'rests on': readonly string[]
  readonly base?: unknown
  readonly cases: readonly Case[]
}

interface VectorFile {
  readonly name: string
  readonly document: { readonly theme: string; readonly groups: readonly Group[] }
}

const folder = new URL('../vectors/', import.meta.url)

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** The JSON Schema that every file of vectors keeps to. */
export const readVectorSchema = (): object => readJson('vector.schema.json') as object

/** Returns every file of vectors, unchanged. */
export const readVectorFiles = (): readonly VectorFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => ({ name, document: readJson(name) as VectorFile['document'] }))

/** Returns the names in a JSON Pointer: `/a~1b/0` becomes `['a/b', '0']`. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the object or list that contains a pointer's last name, and that name. */
function placeOf(root: unknown, pointer: string): readonly [Record<string, unknown>, string] {
  const segments = segmentsOf(pointer)
  const last = segments.at(-1)
  let parent: unknown = root
  for (const segment of segments.slice(0, -1)) {
    parent = isContainer(parent) && Object.hasOwn(parent, segment) ? parent[segment] : undefined
  }
  if (last === undefined || !isContainer(parent)) throw new Error(`Nothing in the base holds ${pointer}.`)
  return [parent, last]
}

// `defineProperty` is necessary, because an assignment to `__proto__` creates no field.
function set(root: unknown, pointer: string, value: unknown): void {
  const [parent, name] = placeOf(root, pointer)
  Object.defineProperty(parent, name, {
    value: structuredClone(value),
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

function leaveOut(root: unknown, pointer: string): void {
  const [parent, name] = placeOf(root, pointer)
  if (!Object.hasOwn(parent, name)) throw new Error(`The base does not hold ${pointer}.`)
  Reflect.deleteProperty(parent, name)
}

/** Returns the value of a case: its own, or the group's base after `with` and `without`. */
function valueOf(group: Group, test: Case): unknown {
  if (Object.hasOwn(test, 'value')) return test.value
  const value = structuredClone(group.base)
  for (const [pointer, part] of Object.entries(test.with ?? {})) set(value, pointer, part)
  for (const pointer of test.without ?? []) leaveOut(value, pointer)
  return value
}

/** Returns every case of every file in its full form. */
export const readVectors = (): readonly Vector[] =>
  readVectorFiles().flatMap(({ name: file, document }) =>
    document.groups.flatMap((group) =>
      group.cases.map((test) => ({
        name: `${file}: ${group.description}: ${test.description}`,
        file,
        contract: group.contract,
        options: group.options,
        value: valueOf(group, test),
        valid: test.valid,
        errors: test.errors ?? [],
        warnings: test.warnings ?? [],
        holds: test.holds ?? {},
        parsed: test.parsed,
      })),
    ),
  )
