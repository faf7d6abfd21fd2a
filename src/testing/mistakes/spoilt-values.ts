import type { IssueCode } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { toPointer } from '../../issues/pointer.ts'
import type { Mistake } from './mistake.ts'

/** A value that a contract refuses, with the code and the place of the one error that it gets. */
export interface InvalidValue {
  readonly value: unknown
  readonly code: IssueCode
  /** A JSON Pointer (RFC 6901) into `value`. */
  readonly pointer: string
}

/** Sound values with one mistake each; every code comes up equally often, and within a code every place. */
export function spoiltValues(sound: fc.Arbitrary<unknown>, mistakes: readonly Mistake[]): fc.Arbitrary<InvalidValue> {
  const ofCode = new Map<IssueCode, Mistake['spoil'][]>()
  for (const { code, spoil } of mistakes) ofCode.set(code, [...(ofCode.get(code) ?? []), spoil])
  const spoilers = [...ofCode].map(([code, spoils]) => fc.oneof(...spoils).map((spoil) => ({ code, spoil })))
  return fc.tuple(fc.oneof(...spoilers), sound).map(([{ code, spoil }, value]) => {
    const spoilt = spoil(value)
    return { value: spoilt.value, code, pointer: toPointer(spoilt.path) }
  })
}
