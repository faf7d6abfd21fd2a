import type { Issue } from 'monitor-contract'

/** Returns issues as `pointer code`, the form that tests compare. */
export const report = (issues: readonly Issue[]): string[] => issues.map(({ pointer, code }) => `${pointer} ${code}`)
