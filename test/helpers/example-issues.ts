// Returns an issue of every code, from the vectors.
import { icmpMonitorUpdate, type Issue, type Result } from 'monitor-contract'
import { unreadable } from './hostile-values.ts'
import { once } from './once.ts'
import { resultOf } from './untyped-contracts.ts'
import { distinctVectors } from './vectors.ts'

/** Returns the errors and the warnings of a result. */
export const issuesOf = <I = Issue>({ errors, warnings }: Result<unknown, I>): readonly I[] => [
  ...errors,
  ...warnings,
]

/** Issues of every code of the package, once for each message. */
export const exampleIssues: () => readonly Issue[] = once(() => {
  const results = [
    ...distinctVectors().map(resultOf),
    icmpMonitorUpdate.validate(unreadable('name')),
  ]
  const issues = results.flatMap((result) => issuesOf(result))
  return [...new Map(issues.map((issue) => [`${issue.code} ${issue.message}`, issue])).values()]
})
