import type { TextFix } from '../lint-result.ts'
import type { MonitorResult } from './check-text.ts'

type Result = MonitorResult['result']

/** Returns a function that returns the fix of an issue of a result; undefined if there is none. */
export function fixesOf(result: Result) {
  const isMonitor = !mayBeNoMonitor(result)
  return ({ fixes }: { readonly fixes: readonly TextFix[] }): TextFix | undefined =>
    isMonitor
      ? (fixes.find(({ applicability }) => applicability === 'safe') ?? fixes[0])
      : undefined
}

/** Returns whether a value has neither of the required fields of an update: it is not fixed. */
export function mayBeNoMonitor({ errors }: Result): boolean {
  const missing = errors.filter(({ code }) => code === 'required').map(({ pointer }) => pointer)
  return missing.includes('/heartbeat') && missing.includes('/script')
}
