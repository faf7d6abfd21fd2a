import type { Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import type { Issue } from '../issues/issue.ts'
import { append } from '../snapshot/read.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord } from '../snapshot/snapshot.ts'
import { examine, forExplanation, type Body } from './body.ts'
import type { Settings } from './options.ts'
import { itemRecordOf, listOf, unreadable, unreadableFinding, type List } from './read.ts'
import type { Validator } from './validator.ts'
import { isValid } from './verdict.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Adds the warnings about several items of one list, in the order of the list. Each item is the record of the fields
 * that rules read; undefined for what is no object.
 */
export type ListRule = (items: readonly (Fields | undefined)[], findings: Findings) => void

/** Adds warnings about several items of a list. Keeps the first warnings by index, up to the limit. */
function mergeWarnings(findings: Findings, warnings: readonly Issue[]): void {
  if (warnings.length === 0) return
  const merged = findings.warnings.concat(warnings).sort((a, b) => Number(a.path[0]) - Number(b.path[0]))
  findings.warnings.length = 0
  for (const warning of merged.slice(0, findings.limit)) append(findings.warnings, warning)
  findings.ordered = false
}

/** The validator of a list of objects. It goes item by item, so that no list is copied. */
export function listValidator(body: Body, node: () => Node, rule: ListRule): Validator {
  const itemNode = (): Node => {
    const whole = node()
    const { items = whole } = whole
    return items
  }

  function examineItems(list: List, settings: Settings, findings: Findings): void {
    const context = forExplanation(settings)
    const items: (Fields | undefined)[] = []
    for (let index = 0; index < list.length && !findings.full; index++) {
      const snapshot = itemRecordOf(body.read, list, index, context)
      if (snapshot === unreadable) return findings.only(unreadableFinding)
      examine(body, snapshot, context, itemNode, [index], settings, findings)
      // Warnings about later items would exceed the limit.
      if (findings.warned) continue
      const fields = copyIn(snapshot)
      items.push(isValidRecord(fields) ? fields : undefined)
    }
    const ofList = new Findings(findings.limit)
    rule(items, ofList)
    mergeWarnings(findings, ofList.warnings)
  }

  const validator: Validator = {
    node,
    is(value, settings) {
      if (settings.tolerant) {
        const findings = new Findings(1)
        validator.examine(value, settings, findings)
        return !findings.full
      }
      const found = listOf(value)
      if (found === undefined || found === unreadable) return false
      const context = decidingContext(settings.unknownFields === 'error')
      for (let index = 0; index < found.length; index++) {
        if (!isValid(body, itemRecordOf(body.read, found, index, context), context)) return false
      }
      return true
    },
    examine(value, settings, findings) {
      const found = listOf(value)
      if (found === unreadable) findings.only(unreadableFinding)
      else if (found === undefined) explain(node(), undefined, [], findings, strictly)
      else examineItems(found, settings, findings)
      return value
    },
  }
  return validator
}
