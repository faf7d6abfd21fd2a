// Tests that every way of reporting an issue uses the option `messages`. `with` and `~standard` agree with `validate` under any
// options.
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { ContractError, operations, type Issue, type Messages, type Result } from 'monitor-contract'
import addMonitorContract from 'monitor-contract/ajv'
import { validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { issueCodes } from '../../reference/issue-codes.ts'
import { issuesOf } from '../helpers/example-issues.ts'
import { unreadable } from '../helpers/hostile-values.ts'
import { contracts, type UntypedContract } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

/** A call that reports issues. */
interface Case {
  readonly name: string
  readonly value: unknown
  readonly options: object
  /** The JSON text of the value, or a text that no value has; `undefined` for a value that JSON cannot express. */
  readonly text: string | undefined
}

const contractOf = (name: string): UntypedContract => contracts.get(name) ?? expect.fail()

/** The cases of the vectors, and values that cannot be read and texts that no value has. */
const cases: readonly Case[] = [
  ...readVectors().map(({ contract, value, options = {} }) => ({
    name: contract,
    value,
    options,
    text: JSON.stringify(value),
  })),
  ...[...contracts.keys()].flatMap((name): Case[] => [
    { name, value: {}, options: {}, text: '{"a":' },
    { name, value: {}, options: {}, text: '{"a":1,"a":1}' },
    {
      name,
      value: contractOf(name).schema.type === 'array' ? [unreadable('id')] : unreadable('id'),
      options: {},
      text: undefined,
    },
  ]),
]

/** Messages that show the code of each issue. */
const codesAsMessages = Object.fromEntries(issueCodes.map(({ code }) => [code, () => `<${code}>`])) as Messages

/** The instances of Ajv with the plugin, by the option `unknownFields`. */
const instances = new Map<unknown, Ajv>()

/** The ways to report issues. A way returns `undefined` for a case that it cannot have. */
const ways: Readonly<Record<string, (given: Case, messages: Messages) => readonly Issue[] | undefined>> = {
  validate: ({ name, value, options }, messages) =>
    issuesOf(contractOf(name).validate(value, { ...options, messages })),
  parse({ name, value, options }, messages) {
    try {
      contractOf(name).parse(value, { ...options, messages })
    } catch (error) {
      if (!(error instanceof ContractError)) throw error
      const named = error.errors.slice(0, 3).map(({ message }) => message)
      const rest = error.errors.length - named.length
      expect(error.message).toBe(`${name}: ${named.join(' ')}${rest > 0 ? ` … (+${rest})` : ''}`)
      return [...error.errors, ...error.warnings]
    }
    return []
  },
  'the Ajv plugin'({ name, value, options }, messages) {
    const { unknownFields, ...others } = { unknownFields: undefined, ...options }
    if (Object.keys(others).length > 0) return undefined
    const ajv = instances.get(unknownFields) ?? new Ajv({ allErrors: true, strict: false })
    instances.set(unknownFields, ajv)
    Reflect.apply(addMonitorContract, undefined, [ajv, { unknownFields, messages }])
    void ajv.validate(contractOf(name).id, value)
    return (ajv.errors ?? []).map(({ message, params }) => {
      const issue: Issue = params['issue']
      expect(message).toBe(issue.message)
      return issue
    })
  },
  validateText: ({ name, text, options }, messages) =>
    text === undefined
      ? undefined
      : issuesOf(Reflect.apply(validateText, undefined, [contractOf(name), text, { ...options, messages }])),
  validateYaml({ name, text, options }, messages) {
    if (text === undefined) return undefined
    const results: Result<unknown>[] = Reflect.apply(validateYaml, undefined, [
      contractOf(name),
      text,
      { ...options, messages },
    ])
    return results.flatMap(issuesOf)
  },
  validateRequest: ({ name, value, options }, messages) =>
    partsWith(contractOf(name)).flatMap(({ part, validateRequest }) =>
      issuesOf(Reflect.apply(validateRequest, undefined, [{ [part]: value }, { ...options, messages }])).filter(
        ({ path }) => path[0] === part,
      ),
    ),
}

/** The parts of requests that are validated by a contract. */
const partsWith = (contract: UntypedContract) =>
  Object.values(operations).flatMap((operation) =>
    Object.entries(operation)
      .filter(([part, each]) => part !== 'response' && each === contract)
      .map(([part]) => ({ part, validateRequest: operation.validateRequest })),
  )

/** The codes of each contract that a way can report, by the table of the reference. */
const expected = (way: string): readonly string[] =>
  issueCodes.flatMap(({ code, contracts: names, severities }) => {
    const isOfText = ['json-syntax', 'duplicate-key', 'yaml-syntax'].includes(code)
    const never = way === 'validateText' ? 'yaml-syntax' : 'json-syntax'
    const reportsErrorsOnly = ['the Ajv plugin', 'parse'].includes(way)
    if (/Text|Yaml/.test(way) ? ['unreadable', never].includes(code) : isOfText) return []
    if (reportsErrorsOnly && !severities.includes('error')) return []
    return names
      .filter((name) => way !== 'validateRequest' || partsWith(contractOf(name)).length > 0)
      .map((name) => `${code} ${name}`)
  })

it.each(Object.entries(ways))('%s reports every code of every contract with the given message', (way, report) => {
  const reached = new Set<string>()
  for (const given of cases) {
    const issues = report(given, codesAsMessages) ?? []
    expect(issues.map(({ message }) => message)).toEqual(issues.map(({ code }) => `<${code}>`))
    expect(issues.flatMap(({ params }) => [params, ...Object.values(params)]).every(Object.isFrozen)).toBe(true)
    for (const { code } of issues) reached.add(`${code} ${given.name}`)
  }
  expect(expected(way).filter((pair) => !reached.has(pair))).toEqual([])
})
