import { vi } from 'vitest'

/** How many code units a function reads by `charCodeAt`: its work, counted and not timed. */
export function codeUnitsRead(run: () => unknown): number {
  const read = vi.spyOn(String.prototype, 'charCodeAt')
  try {
    run()
    return read.mock.calls.length
  } finally {
    read.mockRestore()
  }
}
