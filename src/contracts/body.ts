import type { Node } from '../explain/node.ts'
import { explain, unexplained, type Manner } from '../explain/walk.ts'
import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import { suggestion } from '../issues/suggestion.ts'
import { isClean, isRecord, type Fields as RecordFields, type Reading } from '../reader/reading.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Judge } from './judge.ts'
import type { Settings } from './options.ts'
import type { Decisive } from './verdict.ts'

/** How one kind of object is read and judged. */
export interface Body<Fields> extends Decisive<Fields> {
  /** Applies the rules to what was read for an explanation, in this order. */
  readonly judges: readonly Judge[]
  /** Names that the schema does not list, because only responses hold them. */
  readonly responseOnly: readonly string[]
}

const nothing: readonly string[] = []

/**
 * A reading for an explanation. A tolerant reader goes through every list: most of what is wrong to the check only
 * warns it, but for holes.
 */
export const forExplanation = ({ tolerant, unknownFields, maxIssues }: Settings): Reading => ({
  keep: true,
  limit: tolerant ? Infinity : maxIssues,
  holes: maxIssues,
  wrong: 0,
  room: unknownFields === 'ignore' ? 0 : maxIssues,
  names: 0,
})

/** What is said of names that the schema does not list. */
function manner(
  responseOnly: readonly string[],
  root: Node,
  { tolerant, unknownFields }: Settings,
  findings: Findings,
): Manner {
  return {
    tolerant,
    onUnlisted(path, node) {
      const name = String(path.at(-1))
      if (node === root && responseOnly.includes(name)) {
        findings.warning(
          path,
          deepFrozen({
            code: 'response-only-field',
            params: {},
            expectation: 'is in responses only; leave it out of an update.',
          }),
        )
        return
      }
      const { fields = [] } = node
      const close = suggestion(
        name,
        Array.from(fields, ([listed]) => listed),
      )
      findings[unknownFields === 'error' ? 'error' : 'warning'](
        path,
        deepFrozen({
          code: 'unknown-field',
          params: close === undefined ? {} : { suggestion: close },
          expectation:
            close === undefined
              ? 'is not a field that is described here; remove it.'
              : `is not a field that is described here; did you mean ${close}?`,
        }),
      )
    },
  }
}

/** A record with the baseline's values in place of those that are left out. */
function completed(record: RecordFields, baseline: Settings['baseline']): RecordFields {
  if (baseline === undefined) return record
  const seen: Record<string, unknown> = { ...record }
  for (const [name, value] of Object.entries(baseline)) if (seen[name] === undefined) seen[name] = value
  return seen
}

/** Finds what is to be said of a record that was read for an explanation. */
export function examine<Fields>(
  { judges, responseOnly }: Body<Fields>,
  record: unknown,
  isSound: boolean,
  node: () => Node,
  path: Path,
  settings: Settings,
  findings: Findings,
): void {
  let unsound = nothing
  if (!isClean(record)) {
    const before = findings.errors.length
    unsound = explain(node(), record, path, findings, manner(responseOnly, node(), settings, findings))
    if (!(isSound && isRecord(record)) && !settings.tolerant && findings.errors.length === before) unexplained()
    if (findings.full || !isRecord(record)) return
  }
  const judged = { record, seen: completed(record, settings.baseline), unsound, path, settings, findings }
  for (const judge of judges) judge(judged)
}
