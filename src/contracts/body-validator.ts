import type { Node } from '../explain/node.ts'
import { Findings } from '../issues/findings.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { examine, forExplanation, type Body } from './body.ts'
import { recordOf, unreadable, unreadableFinding } from './read.ts'
import type { Validator } from './validator.ts'
import { isValid } from './verdict.ts'

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
      const context = decidingContext(settings.unknownFields === 'error')
      return isValid(body, recordOf(body.read, value, context), context)
    },
    examine(value, settings, findings) {
      const context = forExplanation(settings)
      const snapshot = recordOf(body.read, value, context)
      if (snapshot === unreadable) findings.only(unreadableFinding)
      else examine(body, snapshot, context, node, [], settings, findings)
      return value
    },
  }
  return validator
}
