import { readFileSync, readdirSync } from 'node:fs'

/** One expected error or warning. */
export interface ExpectedIssue {
  readonly pointer: string
  readonly code: string
  /** The issue's params contain at least these. */
  readonly params?: Readonly<Record<string, unknown>>
}

/** At least and at most. */
export type Range = readonly [number, number]

/** A case with the compact form applied and with all that its group says. */
export interface Vector {
  /** File, group and case in one line; no two are alike. */
  readonly name: string
  readonly file: string
  readonly contract: string
  readonly options: Readonly<Record<string, unknown>> | undefined
  readonly restsOn: readonly string[]
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

/** Every file of vectors as it stands. */
export const readVectorFiles = (): readonly VectorFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => ({ name, document: readJson(name) as VectorFile['document'] }))

/** The names in a JSON Pointer: `'/a~1b/0'` is `['a/b', '0']`. */
export const segmentsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The object or list that holds a pointer's last name, and that name. */
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

// `defineProperty`, since plain assignment to `__proto__` makes no field.
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

/** The value of a case: its own, or the group's base with what the case sets and without what it leaves out. */
function valueOf(group: Group, test: Case): unknown {
  if (Object.hasOwn(test, 'value')) return test.value
  const value = structuredClone(group.base)
  for (const [pointer, part] of Object.entries(test.with ?? {})) set(value, pointer, part)
  for (const pointer of test.without ?? []) leaveOut(value, pointer)
  return value
}

/** Every case of every file, ready to be put to an implementation. */
export const readVectors = (): readonly Vector[] =>
  readVectorFiles().flatMap(({ name: file, document }) =>
    document.groups.flatMap((group) =>
      group.cases.map((test) => ({
        name: `${file}: ${group.description}: ${test.description}`,
        file,
        contract: group.contract,
        options: group.options,
        restsOn: group['rests on'],
        value: valueOf(group, test),
        valid: test.valid,
        errors: test.errors ?? [],
        warnings: test.warnings ?? [],
        holds: test.holds ?? {},
        parsed: test.parsed,
      })),
    ),
  )
