import type { Issue } from 'monitor-contract'

/** Issues as `pointer code`, which is what tests compare. */
export const report = (issues: readonly Issue[]): string[] => issues.map(({ pointer, code }) => `${pointer} ${code}`)
