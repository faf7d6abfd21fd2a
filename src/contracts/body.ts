import type { Node } from '../explain/node.ts'
import { explain, unexplained, type Manner } from '../explain/walk.ts'
import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import { fieldSet } from '../rules/rule-set.ts'
import { detailedContext, type ReadContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import { judge, type Rules } from './judge.ts'
import type { Settings } from './options.ts'

/** How one kind of object is read, and the rules between its fields. */
export interface Body extends Rules {
  /** The fields that its rules read. */
  readonly ruleFields: readonly string[]
  /** The names of fields that only responses have. */
  readonly responseOnly: readonly string[]
}

/**
 * Returns the context of a reading that finds all issues. A tolerant reader reads every list whole, since most invalid
 * items only warn it, but not more holes than issues are wanted.
 */
export const forExplanation = ({ tolerant, unknownFields, maxIssues }: Settings): ReadContext =>
  detailedContext(tolerant ? Infinity : maxIssues, maxIssues, unknownFields === 'ignore' ? 0 : maxIssues)

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
          deepFrozen({ code: 'response-only-field', params: {}, expectation: 'is in responses only; leave it out.' }),
        )
        return
      }
      const close = node.suggest(name)
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

/** Finds the issues of a snapshot that was just read with the given context. */
export function examine(
  body: Body,
  snapshot: unknown,
  { sentFields: sent, nullFields }: ReadContext,
  node: () => Node,
  path: Path,
  settings: Settings,
  findings: Findings,
): void {
  if (isValidRecord(snapshot)) {
    return judge(body, { fields: snapshot, sent, unusable: nullFields }, path, settings, findings)
  }
  const before = findings.errors.length
  const invalid = explain(node(), snapshot, path, findings, manner(body.responseOnly, node(), settings, findings))
  const isObject = snapshot instanceof Snapshot
  if (!(isObject && snapshot.isValid) && !settings.tolerant && findings.errors.length === before) unexplained()
  const fields = copyIn(snapshot)
  if (findings.full || !isObject || !isValidRecord(fields)) return
  const unusable = nullFields | fieldSet(invalid, body.ruleFields)
  judge(body, { fields, sent, unusable }, path, settings, findings)
}
