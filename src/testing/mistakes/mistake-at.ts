import type { IssueCode } from '../../index.ts'
import * as fc from '../fast-check.ts'
import type { Mistake } from './mistake.ts'
import { replaceAt, type Step } from './replace-at.ts'

/** Returns the mistake that puts a generated invalid value at a path. */
export const mistakeAt = (path: readonly Step[], code: IssueCode, wrong: fc.Arbitrary<unknown>): Mistake => ({
  code,
  mutate: fc.tuple(wrong, fc.nat()).map(
    ([value, which]) =>
      (valid) =>
        replaceAt(valid, path, value, which),
  ),
})
