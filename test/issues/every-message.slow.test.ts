// Tests that every way of reporting an issue uses the option `messages`, for every code.
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { ContractError, english, operations, type AnyIssue, type Messages } from 'monitor-contract'
import addMonitorContract from 'monitor-contract/ajv'
import { issuesOf } from '../helpers/example-issues.ts'
import { unreadable } from '../helpers/hostile-values.ts'
import { contracts, type UntypedContract } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

/** A call that reports issues. */
interface Case {
  readonly name: string
  readonly value: unknown
  readonly options: object
}

const contractOf = (name: string): UntypedContract => contracts.get(name) ?? expect.fail()

/** The cases of the vectors, and values that cannot be read. */
const cases: readonly Case[] = [
  ...readVectors().map(({ contract, value, options = {} }) => ({ name: contract, value, options })),
  ...[...contracts.keys()].map((name) => {
    const isList = contractOf(name).schema.type === 'array'
    return { name, value: isList ? [unreadable('id')] : unreadable('id'), options: {} }
  }),
]

/** Messages that show the code of each issue. */
const messages = Object.fromEntries(
  Object.keys(english).map((code) => [code, () => `<${code}>`]),
) as Messages

/** The instances of Ajv with the plugin, by the severities of a case. */
const instances = new Map<string, Ajv>()

/** Returns the instance of Ajv with the options of a case. */
function instanceWith(options: object): Ajv {
  const key = JSON.stringify(options)
  const known = instances.get(key)
  if (known !== undefined) return known
  const ajv = new Ajv({ allErrors: true, strict: false })
  Reflect.apply(addMonitorContract, undefined, [ajv, { ...options, messages }])
  instances.set(key, ajv)
  return ajv
}

/** Returns the parts of requests that a contract validates. */
const partsWith = (contract: UntypedContract) =>
  Object.values(operations).flatMap((operation) =>
    Object.entries(operation)
      .filter(([part, each]) => part !== 'response' && each === contract)
      .map(([part]) => ({ part, validateRequest: operation.validateRequest })),
  )

const isError = ({ severity }: AnyIssue): boolean => severity === 'error'

/** A way to report issues, and which issues it reports. Undefined: a case that it cannot have. */
interface Way {
  readonly report: (given: Case) => readonly AnyIssue[] | undefined
  readonly reports: (issue: AnyIssue) => boolean
}

const ways: Readonly<Record<string, Way>> = {
  validate: {
    reports: () => true,
    report: ({ name, value, options }) =>
      issuesOf(contractOf(name).validate(value, { ...options, messages })),
  },
  parse: {
    reports: () => true,
    report({ name, value, options }) {
      try {
        contractOf(name).parse(value, { ...options, messages })
      } catch (error) {
        if (!(error instanceof ContractError)) throw error
        const named = error.errors.slice(0, 3).map(({ message }) => message)
        const rest = error.errors.length - named.length
        const more = rest > 0 ? ` … (+${rest})` : ''
        expect(error.message).toBe(`${name}: ${named.join(' ')}${more}`)
        return [...error.errors, ...error.warnings]
      }
      return undefined
    },
  },
  'the Ajv plugin': {
    reports: isError,
    report({ name, value, options }) {
      const ajv = instanceWith(options)
      void ajv.validate(contractOf(name).id, value)
      return (ajv.errors ?? []).map(({ message, params }) => {
        const issue: AnyIssue = params['issue']
        expect(message).toBe(issue.message)
        return issue
      })
    },
  },
  validateRequest: {
    reports: () => true,
    report({ name, value, options }) {
      const [found] = partsWith(contractOf(name))
      if (found === undefined) return undefined
      const { part, validateRequest } = found
      const all = { ...options, maxIssues: 1000, messages }
      const result = Reflect.apply(validateRequest, undefined, [{ [part]: value }, all])
      return issuesOf(result).filter(({ path }) => path[0] === part)
    },
  },
}

it.each(Object.entries(ways))('%s reports every issue with the given message', (way, each) => {
  const reached = new Set<string>()
  for (const given of cases) {
    const issues = each.report(given)
    if (issues === undefined) continue
    expect(issues.map(({ message }) => message)).toEqual(issues.map(({ code }) => `<${code}>`))
    const most = way === 'validateRequest' ? { maxIssues: 1000 } : {}
    const expected = contractOf(given.name).validate(given.value, { ...given.options, ...most })
    const reported = issuesOf(expected).filter(each.reports)
    expect(issues.map(({ code }) => code)).toEqual(reported.map(({ code }) => code))
    for (const { code } of issues) reached.add(code)
  }
  expect(reached.size).toBeGreaterThan(20)
})
