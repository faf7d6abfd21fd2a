// Generated from src/rules/ by `npm run generate`. Do not edit.
import type { Check } from '../define-rule.ts'
import { frequencyOffsetCheck } from '../frequency-offset.ts'
import { packetLossOrderCheck } from '../packet-loss-order.ts'

/** The checks of `monitorErrorRules`. */
export const monitorErrorChecks = [frequencyOffsetCheck, packetLossOrderCheck] as const satisfies readonly Check[]
