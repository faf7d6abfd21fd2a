import { icmpMonitorUpdate } from 'monitor-contract'
import { lintText, type LintOptions } from 'monitor-contract-lint'

/** Returns the codes of all errors and warnings of the updates in a text. */
export const codesIn = (text: string, options?: LintOptions): readonly string[] =>
  lintText(icmpMonitorUpdate, text, options).flatMap(({ result }) =>
    [...result.errors, ...result.warnings].map(({ code }) => code),
  )
