// The examples of the reference: calls of `validate`, and the issues that they report.
import { inspect } from 'node:util'
import { runInThisContext } from 'node:vm'
import { factsOf } from '../src/generate/rule-facts.ts'
import * as main from '../src/index.ts'
import type { Result, RuleCode } from '../src/index.ts'

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

export const group = {
  id: '1',
  checkId: '2',
  errorHash: 'f00d',
  rawErrorMessage: null,
  cleanedErrorMessage: 'no reply',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

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

/** Returns the examples of a rule. For an error, the last example is repeated with a tolerant reader. */
export function ruleExamples(code: RuleCode): readonly string[] {
  const { contracts, severity, examples: broken } = factsOf(code)
  const [, example] = Object.entries(calls).find(([contract]) => contracts.includes(contract)) ?? []
  if (example === undefined) throw new Error(`No example can be made of ${code}`)
  return [...broken.map(example), ...(severity === 'error' ? broken.slice(-1).map(tolerant) : [])]
}
