import type { Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import { fieldSet } from '../rules/rule-set.ts'
import { detailedContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import type { Body } from './body.ts'
import { wrongOption } from './option-errors.ts'
import type { ReadBaseline } from './options.ts'
import { recordOf } from './read.ts'

/** Returns the function that reads from a baseline the fields that the rules read. */
export function baselineReader(body: Body, node: () => Node): ReadBaseline {
  return (baseline) => {
    const context = detailedContext(1, 1, 0)
    const snapshot = recordOf(body.read, baseline, context)
    if (isValidRecord(snapshot)) return { fields: snapshot, sent: context.sentFields, unusable: context.nullFields }
    const fields = copyIn(snapshot)
    if (!(snapshot instanceof Snapshot) || !isValidRecord(fields))
      throw wrongOption('baseline', 'an object that can be read')
    const invalid = explain(node(), snapshot, [], new Findings(Infinity), strictly)
    return { fields, sent: context.sentFields, unusable: context.nullFields | fieldSet(invalid, body.ruleFields) }
  }
}
