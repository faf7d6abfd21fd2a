import type { Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import { isRecord, type Fields } from '../reader/reading.ts'
import { examine, forExplanation, type Body } from './body.ts'
import type { Settings } from './options.ts'
import { itemRecordOf, listOf, unreadable, unreadableFinding, type List } from './read.ts'
import type { Validator } from './validator.ts'
import { forVerdict, isValid } from './verdict.ts'

/** Adds the warnings about several items of one list, in the order of the list. An item that is no object is undefined. */
export type ListRule = (items: readonly (Fields | undefined)[], findings: Findings) => void

/** The validator of a list of objects. It goes item by item, so that no list is copied. */
export function listValidator<Item>(body: Body<Item>, node: () => Node, rule: ListRule): Validator {
  const itemNode = (): Node => {
    const whole = node()
    const { items = whole } = whole
    return items
  }

  function examineItems(list: List, settings: Settings, findings: Findings): void {
    const reading = forExplanation(settings)
    const items: (Fields | undefined)[] = []
    for (let index = 0; index < list.length && !findings.full; index++) {
      reading.wrong = 0
      const record = itemRecordOf(body.read, list, index, reading)
      if (record === unreadable) return findings.only(unreadableFinding)
      examine(body, record, reading.wrong === 0, itemNode, [index], settings, findings)
      // Warnings about later items would exceed the limit.
      if (!findings.warned) items.push(isRecord(record) ? record : undefined)
    }
    const ofList = new Findings(findings.limit)
    rule(items, ofList)
    findings.mergeWarnings(ofList)
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
      const reading = forVerdict(settings.unknownFields === 'error')
      for (let index = 0; index < found.length; index++) {
        if (!isValid(body, itemRecordOf(body.read, found, index, reading), reading)) return false
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
