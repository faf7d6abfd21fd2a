import { sharedIn, type Shared } from './share.ts'

const key = 'monitor-contract:try-it'

/** Maximum length of a stored text, because browsers store about 5 MB. */
const longestKept = 1_000_000

/** The result of an attempt to store the text. */
export type Kept = 'kept' | 'too-long' | 'blocked'

/** Stores the state of the page until its tab is closed. */
export function keep(shared: Shared): Kept {
  if (shared.text.length + shared.baseline.length > longestKept) {
    forget()
    return 'too-long'
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(shared))
    return 'kept'
  } catch {
    return 'blocked'
  }
}

/** Returns the stored state of this tab, if any. */
export function kept(): Shared | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? undefined : sharedIn(JSON.parse(stored))
  } catch {
    return undefined
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage contains nothing to delete.
  }
}
