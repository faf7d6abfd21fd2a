import { vi } from 'vitest'

/** Counts the code units that a function reads with `charCodeAt`, as a measure of its work. */
export function codeUnitsRead(run: () => unknown): number {
  const read = vi.spyOn(String.prototype, 'charCodeAt')
  try {
    run()
    return read.mock.calls.length
  } finally {
    read.mockRestore()
  }
}
