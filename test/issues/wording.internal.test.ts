import { expect, it } from 'vitest'
import { labelOf } from '../../src/issues/label.ts'
import { resultOf } from '../helpers/result-of.ts'
import { readVectors } from '../helpers/vectors.ts'

// The wording is no promise. Whoever changes it runs `npm run wording`, and reads what changes in `wording.txt`.
it('the messages of all vectors are those in wording.txt', async () => {
  const lines = readVectors().flatMap((vector) => {
    const { errors, warnings } = resultOf(vector)
    return [...errors, ...warnings].map(({ code, path, message }) => `${code}: ${message.replace(labelOf(path), '…')}`)
  })
  await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('wording.txt')
})
