// Tests the progress on a terminal, which no run of a test has.
import { expect, it } from 'vitest'
import { progressOn } from '../../src/command/progress.ts'

/** Runs the files at the given times, and returns what was written. */
function shown(isTTY: boolean, times: readonly number[]): string {
  const written: string[] = []
  let now = 0
  const stream = { isTTY, write: (text: string) => written.push(text) }
  const progress = progressOn(stream, times.length, () => now)
  for (const [index, time] of times.entries()) {
    now = time
    progress.next(`${index}.yaml`, 100)
  }
  progress.end()
  return written.join('')
}

it('shows progress from two seconds on, ten times a second at most, and clears it', () => {
  expect(shown(true, [0, 1_999, 2_000, 2_050, 2_100])).toBe(
    '\r\u001B[KChecking 3 of 5: 2.yaml\r\u001B[KChecking 5 of 5: 4.yaml\r\u001B[K',
  )
})

it('shows nothing for a short run, or where the output is no terminal', () => {
  expect(shown(true, [0, 10])).toBe('')
  expect(shown(false, [0, 5_000])).toBe('')
})

it('names a large file before it is checked, because nothing can be shown meanwhile', () => {
  const written: string[] = []
  const stream = { isTTY: true, write: (text: string) => written.push(text) }
  progressOn(stream, 1, () => 0).next('large.yaml', 1_000_000)
  expect(written).toEqual(['\r\u001B[KChecking 1 of 1: large.yaml'])
})
