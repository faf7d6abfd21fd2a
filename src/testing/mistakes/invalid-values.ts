import type { IssueCode } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { toPointer } from '../../issues/path-text.ts'
import type { Mistake } from './mistake.ts'

/**
 * Generates values with exactly one mistake, made in a valid value. First an issue code is chosen, each with the same
 * probability, then a mistake with that code.
 */
export function invalidValues(valid: fc.Arbitrary<unknown>, mistakes: readonly Mistake[]): fc.Arbitrary<InvalidValue> {
  const ofCode = new Map<IssueCode, Mistake['mutate'][]>()
  for (const { code, mutate } of mistakes) ofCode.set(code, [...(ofCode.get(code) ?? []), mutate])
  const mutators = [...ofCode].map(([code, mutations]) => fc.oneof(...mutations).map((mutate) => ({ code, mutate })))
  return fc.tuple(fc.oneof(...mutators), valid).map(([{ code, mutate }, value]) => {
    const mutated = mutate(value)
    return { value: mutated.value, code, pointer: toPointer(mutated.path) }
  })
}

/** A value that a contract rejects with one error, and the code and pointer of that error. */
export interface InvalidValue {
  readonly value: unknown
  readonly code: IssueCode
  /** A JSON Pointer (RFC 6901) into `value`. */
  readonly pointer: string
}
