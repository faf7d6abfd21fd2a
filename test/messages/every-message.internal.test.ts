// Tests that every way of reporting an issue translates it: each code of each contract, in each language.
import { runInNewContext } from 'node:vm'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { ContractError, operations, type Issue, type Messages, type Result } from 'monitor-contract'
import addMonitorContract from 'monitor-contract/ajv'
import { validateText } from 'monitor-contract/text'
import { examplesOf } from '../../reference/code-examples.ts'
import { issueCodes } from '../../reference/issue-codes.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'
import { translations } from './languages.ts'

/** A contract as the ways below use it. */
interface AnyContract {
  readonly id: string
  readonly schema: { readonly type?: unknown }
  validate(value: unknown, options?: object): Result<unknown>
  parse(value: unknown, options?: object): unknown
  with(options: object): AnyContract
  readonly '~standard': {
    validate(value: unknown): { readonly issues?: readonly Issue[] }
    readonly jsonSchema: { input(options: { readonly target: string }): object }
  }
}

/** A call that reports issues. */
interface Case {
  readonly name: string
  readonly value: unknown
  readonly options: object
  /** The JSON text of the value, or a text that no value has; `undefined` for a value that JSON cannot express. */
  readonly text: string | undefined
}

const contractOf = (name: string): AnyContract => contracts.get(name) as unknown as AnyContract

const unreadable = (): object =>
  Object.defineProperty({}, 'id', {
    enumerable: true,
    get: () => {
      throw new Error('unreadable')
    },
  })

/** The calls of the examples in the reference. Contracts that only record their calls run them. */
const ofReference: Case[] = []
const recorders = Object.fromEntries(
  [...contracts.keys()].map((name) => [
    name,
    { validate: (value: unknown, options: object = {}) => ofReference.push({ name, value, options, text: undefined }) },
  ]),
)
for (const { code } of issueCodes) {
  for (const { source } of examplesOf(code)) runInNewContext(source, recorders)
}

const ofVectors: readonly Case[] = readVectors().map(({ contract, value, options = {} }) => ({
  name: contract,
  value,
  options,
  text: JSON.stringify(value),
}))

/** Returns whether a contract has the option `unknownFields`. */
function hasUnknownFields(contract: AnyContract): boolean {
  try {
    contract.with({ unknownFields: 'warn' })
    return true
  } catch {
    return false
  }
}

/** Calls that no vector can have, with values that cannot be read and texts that no value has; and unknown fields. */
const ofEveryContract: readonly Case[] = [...contracts.keys()].flatMap((name): Case[] => {
  const isList = contractOf(name).schema.type === 'array'
  const unknown = isList ? [{ 'x y': 1 }] : { 'x y': '1' }
  return [
    { name, value: {}, options: {}, text: '{"a":}' },
    { name, value: {}, options: {}, text: '{"a":1,"a":1}' },
    { name, value: isList ? [unreadable()] : unreadable(), options: {}, text: undefined },
    ...(hasUnknownFields(contractOf(name)) ? ['error', 'warn'] : []).map((unknownFields) => ({
      name,
      value: unknown,
      options: { unknownFields },
      text: JSON.stringify(unknown),
    })),
  ]
})

const issuesOf = ({ errors, warnings }: Pick<Result<unknown>, 'errors' | 'warnings'>): readonly Issue[] => [
  ...errors,
  ...warnings,
]

/** The parts of requests that are validated by a contract. */
const partsWith = (contract: AnyContract) =>
  Object.values(operations).flatMap((operation) =>
    Object.entries(operation)
      .filter(([part, each]) => part !== 'response' && each === contract)
      .map(([part]) => ({ part, validateRequest: operation.validateRequest })),
  )

/** The instances of Ajv with the plugin, by language and the option `unknownFields`. */
const instances = new Map<string, Ajv>()

function instanceWith(options: { readonly unknownFields: unknown; readonly messages: unknown }, language: string): Ajv {
  const key = `${language} ${String(options.unknownFields)}`
  const made = instances.get(key)
  if (made !== undefined) return made
  const ajv = new Ajv({ allErrors: true, strict: false })
  Reflect.apply(addMonitorContract, undefined, [ajv, options])
  instances.set(key, ajv)
  return ajv
}

/** The ways to report issues. A way returns `undefined` for a case that it cannot have. */
const ways: Readonly<
  Record<string, (given: Case, messages: Messages | undefined, language: string) => readonly Issue[] | undefined>
> = {
  validate: ({ name, value, options }, messages) =>
    issuesOf(contractOf(name).validate(value, { ...options, messages })),
  with: ({ name, value, options }, messages) =>
    issuesOf(
      contractOf(name)
        .with({ ...options, messages })
        .validate(value),
    ),
  '~standard': ({ name, value, options }, messages) =>
    contractOf(name)
      .with({ ...options, messages })
      ['~standard'].validate(value).issues ?? [],
  parse({ name, value, options }, messages) {
    try {
      contractOf(name).parse(value, { ...options, messages })
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      const named = error.errors.slice(0, 3).map(({ message }) => message)
      const rest = error.errors.length - named.length
      expect(error.message).toBe(`${name}: ${named.join(' ')}${rest > 0 ? ` … (+${rest})` : ''}`)
      return issuesOf(error)
    }
    return []
  },
  'the Ajv plugin'({ name, value, options }, messages, language) {
    const { unknownFields, ...others } = { unknownFields: undefined, ...options }
    if (Object.keys(others).length > 0) return undefined
    const check = instanceWith({ unknownFields, messages }, language).getSchema(contractOf(name).id)
    void check?.(value)
    return (check?.errors ?? []).map(({ message, params }) => {
      const issue: Issue = params['issue']
      expect(message).toBe(issue.message)
      return issue
    })
  },
  validateText: ({ name, text, options }, messages) =>
    text === undefined
      ? undefined
      : issuesOf(Reflect.apply(validateText, undefined, [contractOf(name), text, { ...options, messages }])),
  validateRequest({ name, value, options }, messages) {
    const parts = partsWith(contractOf(name))
    return parts.length === 0
      ? undefined
      : parts.flatMap(({ part, validateRequest }) =>
          issuesOf(Reflect.apply(validateRequest, undefined, [{ [part]: value }, { ...options, messages }])).filter(
            ({ path }) => path[0] === part,
          ),
        )
  },
}

/** Returns every string in a value: also the values of a query string. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value, ...new URLSearchParams(value).values()]
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.values(Object.getOwnPropertyDescriptors(value))
  return fields.flatMap(({ value: field }: { value?: unknown }) => textsIn(field))
}

/** The words of each contract's schema: names, allowed values and examples, which a message may contain. */
const schemaTexts = new Map(
  [...contracts.keys()].map((name) => [
    name,
    JSON.stringify(contractOf(name)['~standard'].jsonSchema.input({ target: 'draft-2020-12' })),
  ]),
)

/** Returns the texts of a case that no message may contain: those of its values that its schema does not have. */
const privateTexts = ({ name, value }: Case): readonly string[] =>
  textsIn(value).filter((text) => text.length > 2 && schemaTexts.get(name)?.includes(text) !== true)

/** Returns whether a message contains a text as a word, which is no name of an unknown field. */
const quotes = ({ message, path }: Issue, text: string): boolean =>
  !path.includes(text) &&
  message.split(text).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after)
  })

/** Returns whether a message is a sentence that names its field, if that is printable, and has no missing value. */
function isSentenceAbout({ message, path }: Issue): boolean {
  const field = path.filter((step) => typeof step === 'string').at(-1) ?? ''
  const isNamed = message.includes(field) || !/^[\w-]{1,40}$/u.test(field)
  return isNamed && /[.。？?]$/u.test(message) && !/undefined|NaN|\[object|\$\{/u.test(message)
}

const shapeOf = ({ code, severity, message, path }: Issue): string =>
  `${code} ${severity} ${message.replace(/\d+/gu, '0')} ${path.length}`

/** The cases, without those whose issues all have the shape of the issues of a later case. */
const cases: ReadonlySet<Case> = new Set(
  new Map(
    [...ofReference, ...ofVectors, ...ofEveryContract].flatMap((given) =>
      Object.values(ways).flatMap((report) =>
        (report(given, undefined, 'en') ?? []).map((issue): [string, Case] => [
          [given.name, Object.keys(given.options), given.text === undefined, shapeOf(issue)].join(' '),
          given,
        ]),
      ),
    ),
  ).values(),
)

const requestContracts = new Set([...contracts.keys()].filter((name) => partsWith(contractOf(name)).length > 0))

/** The codes of each contract that a way can report, by the table of the reference. */
const expected = (way: string): readonly string[] =>
  issueCodes.flatMap(({ code, contracts: names, severities }) => {
    const isOfText = code === 'json-syntax' || code === 'duplicate-key'
    if (isOfText && way !== 'validateText') return []
    if (code === 'unreadable' && way === 'validateText') return []
    if (!severities.includes('error') && ['~standard', 'the Ajv plugin'].includes(way)) return []
    if (!severities.includes('error') && way === 'parse') return []
    return names
      .filter((name) => way !== 'validateRequest' || requestContracts.has(name))
      .map((name) => `${code} ${name}`)
  })

describe.each(Object.entries(ways))('%s', (way, report) => {
  it('reports every code of every contract in some case', () => {
    const reached = new Set(
      [...cases].flatMap((given) => (report(given, undefined, 'en') ?? []).map(({ code }) => `${code} ${given.name}`)),
    )
    expect(expected(way).filter((pair) => !reached.has(pair))).toEqual([])
  })

  it.each(Object.entries(translations))('translates every message: %s', (language, messages) => {
    const faults = [...cases].flatMap((given) => {
      const english = report(given, undefined, 'en') ?? []
      const translated = report(given, messages, language) ?? []
      expect(translated.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
        english.map(({ code, pointer }) => `${code} ${pointer}`),
      )
      return translated.filter((issue, index) => {
        const isEnglish = Object.hasOwn(messages, issue.code) && issue.message === english[index]?.message
        return isEnglish || !isSentenceAbout(issue) || privateTexts(given).some((text) => quotes(issue, text))
      })
    })
    expect(faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([])
  })
})
