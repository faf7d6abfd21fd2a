/** Shows how far the command is. */
export interface Progress {
  /** Says that the next file begins, whose text has a number of characters. */
  readonly next: (file: string, length: number) => void
  /** Removes what is shown. */
  readonly end: () => void
}

/** The time after which progress is shown, and the time between two changes of it. */
const patience = { first: 2_000, next: 100 }

/** The length of a text that alone takes about two seconds, in which nothing else can be shown. */
const slowLength = 1_000_000

/**
 * Shows progress in one line of a terminal, once the command has run for two seconds; elsewhere
 * nothing.
 */
export function progressOn(
  stream: { readonly isTTY?: boolean; readonly write: (text: string) => unknown },
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  if (stream.isTTY !== true) return { next() {}, end() {} }
  let done = 0
  let due = now() + patience.first
  let isShown = false
  return {
    next(file, length) {
      done += 1
      if (now() < due && length < slowLength) return
      due = now() + patience.next
      isShown = true
      stream.write(`${clearLine}Checking ${done} of ${total}: ${file.slice(-60)}`)
    },
    end() {
      if (isShown) stream.write(clearLine)
    },
  }
}

/** Moves to the beginning of the line, and erases it. */
const clearLine = '\r\u001B[K'
