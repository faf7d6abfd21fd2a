import { sharedIn, type Shared } from './share.ts'

const key = 'monitor-contract:try-it'

/** Maximum length of a stored text, because browsers store about 5 MB. */
const longestKept = 1_000_000

/**
 * Stores the state of the page until its tab is closed. Returns why it could not be stored, in
 * words.
 */
export function keep(shared: Shared): string {
  try {
    if (shared.text.length + shared.baseline.length > longestKept) {
      sessionStorage.removeItem(key)
      return 'The document is too long to survive a reload of the page.'
    }
    sessionStorage.setItem(key, JSON.stringify(shared))
    return ''
  } catch {
    return 'The browser blocks storage, so a reload of the page loses the document.'
  }
}

/** Returns the stored state of this tab, if any. */
export function kept(): Shared | undefined {
  try {
    return sharedIn(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
