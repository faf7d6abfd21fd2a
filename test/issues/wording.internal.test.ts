import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { labelOf } from '../../src/issues/label.ts'
import { answerTo } from '../helpers/answer-to.ts'
import { readVectors } from '../helpers/vectors.ts'

// The wording is no promise, but no accident either: whoever changes it changes `wording.txt` with it, and reads it there.
it('what the vectors are told is what wording.txt holds', () => {
  const lines = readVectors().flatMap((vector) => {
    const { errors, warnings } = answerTo(vector)
    return [...errors, ...warnings].map(
      ({ code, path, message }) => `${code}: … ${message.slice(labelOf(path).length + 1)}`,
    )
  })
  expect(`${[...new Set(lines)].sort().join('\n')}\n`).toBe(
    readFileSync(new URL('wording.txt', import.meta.url), 'utf8'),
  )
})
