import type { Node } from '../explain/node.ts'
import { Findings } from '../issues/findings.ts'
import { examine, forExplanation, type Body } from './body.ts'
import { recordOf, unreadable, unreadableFinding } from './read.ts'
import type { Validator } from './validator.ts'
import { forVerdict, isValid } from './verdict.ts'

/** The validator of one object. */
export function bodyValidator<Fields>(body: Body<Fields>, node: () => Node): Validator {
  const validator: Validator = {
    node,
    is(value, settings) {
      if (settings.tolerant || settings.baseline !== undefined) {
        const findings = new Findings(1)
        validator.examine(value, settings, findings)
        return !findings.full
      }
      const reading = forVerdict(settings.unknownFields === 'error')
      return isValid(body, recordOf(body.read, value, reading), reading)
    },
    examine(value, settings, findings) {
      const reading = forExplanation(settings)
      const record = recordOf(body.read, value, reading)
      if (record === unreadable) findings.only(unreadableFinding)
      else examine(body, record, reading.wrong === 0, node, [], settings, findings)
      return value
    },
  }
  return validator
}
