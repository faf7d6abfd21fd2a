// Returns an issue of every code, from the vectors and from texts.
import { icmpMonitorUpdate, type Issue, type Result } from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { unreadable } from './hostile-values.ts'
import { once } from './once.ts'
import { resultOf } from './untyped-contracts.ts'
import { distinctVectors } from './vectors.ts'

export const issuesOf = ({ errors, warnings }: Result<unknown>): readonly Issue[] => [...errors, ...warnings]

/** Issues of every code of the package, once for each message. */
export const exampleIssues: () => readonly Issue[] = once(() => {
  const results = [
    ...distinctVectors().map(resultOf),
    icmpMonitorUpdate.validate(unreadable('name')),
    ...['', '{"a":1,}', '"\\x"', '{"a":1,"a":2}'].map((text) => validateText(icmpMonitorUpdate, text)),
    ...validateYaml(icmpMonitorUpdate, 'a: *b'),
  ]
  return [...new Map(results.flatMap(issuesOf).map((issue) => [`${issue.code} ${issue.message}`, issue])).values()]
})
