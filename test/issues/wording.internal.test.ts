// Tests that the messages of all vectors are sentences, and have the committed wording.
import { expect, it } from 'vitest'
import { nameOf } from './name-of.ts'
import { resultOf } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

// The wording may change. Write the new message into `wording.txt` by hand, so that a review shows
// it.
it('the messages of all vectors are sentences, and equal those in wording.txt', async () => {
  const lines = readVectors().flatMap((vector) => {
    const { errors, warnings } = resultOf(vector)
    return [...errors, ...warnings].map(
      ({ code, path, message }) => `${code}: ${message.replace(nameOf(path), '…')}`,
    )
  })
  expect(
    lines.filter((line) => !/[.?]$/u.test(line) || /undefined|NaN|\[object|\$\{/u.test(line)),
  ).toEqual([])
  await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('wording.txt')
})
