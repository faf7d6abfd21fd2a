/** Shows how far the command is. */
export interface Progress {
  /** Says that the next file begins. */
  readonly next: (file: string) => void
  /** Removes what is shown. */
  readonly end: () => void
}

/** The time after which progress is shown, and the time between two changes of it. */
const patience = { first: 2_000, next: 100 }

/** Shows progress in one line of a terminal, once the command has run for two seconds; elsewhere nothing. */
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
    next(file) {
      done += 1
      if (now() < due) return
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
