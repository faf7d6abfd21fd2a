// Reads the conformance vectors: values with the result that a contract returns for them.
import { readFileSync, readdirSync } from 'node:fs'
import { setField } from './set-field.ts'

/** One expected error or warning. */
export interface ExpectedIssue {
  readonly pointer: string
  readonly code: string
  /** The issue's params contain at least these. */
  readonly params?: object
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

/** `POINTER CODE`, or the code alone for the location that a group sets. */
type WrittenIssue = string | ExpectedIssue

interface Case {
  readonly description?: string
  readonly value?: unknown
  readonly with?: Readonly<Record<string, unknown>>
  readonly without?: readonly string[]
  readonly errors?: readonly WrittenIssue[]
  readonly warnings?: readonly WrittenIssue[]
  readonly holds?: Vector['holds']
  readonly parsed?: unknown
}

interface Group {
  readonly description: string
  readonly contracts: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly base?: unknown
  readonly at?: string
  readonly cases: readonly Case[]
}

interface VectorFile {
  readonly name: string
  readonly document: { readonly groups: readonly Group[] }
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

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Returns the object or list that contains a pointer's last name, and that name. Creates missing
 * ones on the way.
 */
function placeOf(root: unknown, pointer: string): readonly [Record<string, unknown>, string] {
  const [first, ...segments] = segmentsOf(pointer)
  let [parent, name] = [root, first]
  for (const segment of segments) {
    if (isContainer(parent) && name !== undefined) {
      if (!Object.hasOwn(parent, name)) parent[name] = segment === '0' ? [] : {}
      parent = parent[name]
    }
    name = segment
  }
  if (name === undefined || !isContainer(parent))
    throw new Error(`Nothing in the base holds ${pointer}.`)
  return [parent, name]
}

function set(root: unknown, pointer: string, value: unknown): void {
  setField(...placeOf(root, pointer), structuredClone(value))
}

function leaveOut(root: unknown, pointer: string): void {
  const [parent, name] = placeOf(root, pointer)
  if (!Object.hasOwn(parent, name)) throw new Error(`The base does not hold ${pointer}.`)
  Reflect.deleteProperty(parent, name)
}

/** Returns the value of a case: the group's base after `value`, `with` and `without`. */
function valueOf({ base, at }: Group, test: Case): unknown {
  if (at === undefined && Object.hasOwn(test, 'value')) return test.value
  const value = structuredClone(base)
  if (at !== undefined && Object.hasOwn(test, 'value')) set(value, at, test.value)
  for (const [pointer, part] of Object.entries(test.with ?? {})) set(value, pointer, part)
  for (const pointer of test.without ?? []) leaveOut(value, pointer)
  return value
}

/** Returns an issue in its full form. */
function issueOf(issue: WrittenIssue, at = ''): ExpectedIssue {
  if (typeof issue !== 'string') return issue
  const end = issue.lastIndexOf(' ')
  return { pointer: end < 0 ? at : issue.slice(0, end), code: issue.slice(end + 1) }
}

const issuesOf = (
  issues: readonly WrittenIssue[] | undefined,
  { at }: Group,
): readonly ExpectedIssue[] => (issues ?? []).map((issue) => issueOf(issue, at))

/** Returns the last part of the name of a case: its text, or what it sets, as JSON. */
const nameOf = ({ description, value, with: parts }: Case): string =>
  description ?? JSON.stringify(value === undefined ? parts : value)

/** Returns every case of every file in its full form, once for each contract. */
export const readVectors = (): readonly Vector[] =>
  readVectorFiles().flatMap(({ name: file, document }) =>
    document.groups.flatMap((group) =>
      group.contracts.flatMap((contract) =>
        group.cases.map((test) => ({
          name: [file, contract, group.description, nameOf(test)].join(': '),
          file,
          contract,
          options: group.options,
          value: valueOf(group, test),
          valid: test.errors === undefined,
          errors: issuesOf(test.errors, group),
          warnings: issuesOf(test.warnings, group),
          holds: test.holds ?? {},
          parsed: test.parsed,
        })),
      ),
    ),
  )

/** Returns one vector for each contract, options and list of codes. */
export const distinctVectors = (): readonly Vector[] => [
  ...new Map(
    readVectors().map((vector) => {
      const { contract, options, errors, warnings } = vector
      return [
        JSON.stringify([
          contract,
          options,
          ...[errors, warnings].map((all) => all.map(({ code }) => code)),
        ]),
        vector,
      ]
    }),
  ).values(),
]
