import type { IssueCode } from '../../index.ts'
import * as fc from '../fast-check.ts'
import type { Mistake } from './mistake.ts'
import { placed, type Step } from './placed.ts'

/** A wrong value at a place. */
export const at = (path: readonly Step[], code: IssueCode, wrong: fc.Arbitrary<unknown>): Mistake => ({
  code,
  spoil: fc.tuple(wrong, fc.nat()).map(
    ([value, which]) =>
      (sound) =>
        placed(sound, path, value, which),
  ),
})
