import type { Issue } from './issue.ts'

/**
 * Returns an issue with the message that the option `messages` writes for its code, if it has a function for it.
 *
 * @throws TypeError where the function of the code throws or returns no string
 */
export function worded(issue: Issue, table: MessageTable | undefined): Issue {
  const write = table?.get(issue.code)
  if (write === undefined) return issue
  let message: unknown
  let cause: unknown
  try {
    message = isFunction(write) && write(issue)
  } catch (thrown) {
    cause = thrown
  }
  if (typeof message === 'string') return { ...issue, message }
  throw new TypeError(`Option "messages" must have a function that returns a string for "${issue.code}".`, { cause })
}

/** The functions of the option `messages`, by code. */
export type MessageTable = ReadonlyMap<string, unknown>

const isFunction = (value: unknown): value is (issue: Issue) => unknown => typeof value === 'function'
