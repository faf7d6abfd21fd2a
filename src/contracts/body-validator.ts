import type { Node } from '../explain/node.ts'
import { Findings } from '../issues/findings.ts'
import { examine, forExplanation, type Body } from './body.ts'
import { recordOf, unreadable, unreadableFinding } from './read.ts'
import type { Validator } from './validator.ts'
import { forVerdict, isValid } from './verdict.ts'

/** The validator of one object. */
export function bodyValidator(body: Body, node: () => Node): Validator {
  const validator: Validator = {
    node,
    is(value, settings) {
      if (settings.tolerant || settings.baseline !== undefined) {
        const findings = new Findings(1)
        validator.examine(value, settings, findings)
        return !findings.full
      }
      return isValid(body, recordOf(body.read, value, forVerdict(settings.unknownFields === 'error')))
    },
    examine(value, settings, findings) {
      const snapshot = recordOf(body.read, value, forExplanation(settings))
      if (snapshot === unreadable) findings.only(unreadableFinding)
      else examine(body, snapshot, node, [], settings, findings)
      return value
    },
  }
  return validator
}
