// The examples of the reference: calls of `validate`, and the issues that they report.
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import errorGroups from '../docs/examples/error-group-list.json' with { type: 'json' }
import * as main from '../index.ts'
import type { Result } from '../index.ts'
import type { ruleFacts } from './rule-facts.ts'

/** Runs an example of a code, and returns the issue with the code, and the codes of all errors. */
export function reported(code: string, source: string) {
  const run = runInThisContext(`({ ${Object.keys(main).join(', ')} }) => (${source})`) as (
    exports: typeof main,
  ) => Result<unknown>
  const { errors, warnings } = run(main)
  const issue = [...errors, ...warnings].find((each) => each.code === code)
  if (issue === undefined) throw new Error(`The example of ${code} does not report it: ${source}`)
  return { issue, errors: errors.map((error) => error.code) }
}

/** Returns the source of a call of `validate`. */
export const call = (contract: string, ...values: readonly unknown[]): string =>
  `${contract}.validate(${values.map((value) => inspect(value, { depth: null, breakLength: 70 })).join(', ')})`

export const update = (fields: object): string =>
  call('icmpMonitorUpdate', { heartbeat: {}, script: 'run()', ...fields })

export const tolerant = (fields: object): string =>
  call('icmpMonitor', { name: 'edge', ...fields }, { reader: 'tolerant' })

const [, group] = errorGroups

/** Functions that return an example with fields that break a rule, by contract. */
const calls: Readonly<Record<string, (fields: object) => string>> = {
  icmpMonitorUpdate: update,
  errorGroup: (fields) => call('errorGroup', { ...group, ...fields }),
  errorGroupList: (fields) =>
    call('errorGroupList', [
      { ...group, ...fields },
      { ...group, id: '3', ...fields },
    ]),
  listErrorGroupsQuery: (fields) =>
    call('listErrorGroupsQuery', new URLSearchParams(Object.entries(fields)).toString()),
  updateIcmpMonitorHeaders: (fields) => call('updateIcmpMonitorHeaders', fields),
}

/**
 * Returns the examples of a rule. For an error, the last example is repeated with a tolerant
 * reader.
 */
export function ruleExamples({
  code,
  contracts,
  isError,
  examples,
}: (typeof ruleFacts)[number]): readonly string[] {
  const [, example] = Object.entries(calls).find(([contract]) => contracts.includes(contract)) ?? []
  if (example === undefined) throw new Error(`No example can be made of ${code}`)
  return [...examples.map(example), ...(isError ? examples.slice(-1).map(tolerant) : [])]
}
