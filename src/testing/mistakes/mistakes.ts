import * as fc from '../fast-check.ts'
import type { IssueCode, JsonSchema, Path } from '../../index.ts'
import { toPointer } from '../../issues/path-text.ts'
import { isFields, type Fields } from '../values/json.ts'
import { absent } from '../values/schema-values.ts'
import { wrongType, wrongValues } from './wrong-value.ts'

/** A change that makes a valid value invalid, with `code` as its only error. */
export interface Mistake {
  readonly code: IssueCode
  readonly mutate: fc.Arbitrary<(valid: unknown) => MutatedValue>
}

interface MutatedValue {
  readonly value: unknown
  readonly path: Path
}

/** Returns the mistakes against the keywords of a schema without references, at every path. */
export function mistakesIn(schema: JsonSchema, path: readonly Step[] = []): readonly Mistake[] {
  const { properties = {}, required = [], items } = schema
  return [
    mistakeAt(path, 'type', wrongType(schema)),
    ...wrongValues(schema).map(([code, values]) => mistakeAt(path, code, values)),
    ...required.map((name) => mistakeAt([...path, name], 'required', fc.constant(absent))),
    ...Object.entries(properties).flatMap(([name, property]) => mistakesIn(property, [...path, name])),
    ...(items === undefined ? [] : mistakesIn(items, [...path, anyItem])),
  ]
}

/** Returns the mistake that replaces the value at a path with a generated invalid value; `absent` omits the field. */
export const mistakeAt = (path: readonly Step[], code: IssueCode, wrong: fc.Arbitrary<unknown>): Mistake => ({
  code,
  mutate: fc.tuple(wrong, fc.nat()).map(
    ([value, which]) =>
      (valid) =>
        replaceAt(valid, path, value, which),
  ),
})

/**
 * Replaces the value at a path. Objects and lists that the path needs are created.
 *
 * `which`, modulo the length of a list, is the index of the item to replace.
 */
export function replaceAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  wrong: unknown,
  which: number,
  path: Path = [],
): MutatedValue {
  if (step === undefined) return { value: wrong, path }
  if (step === anyItem) {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    const index = which % Math.max(list.length, 1)
    const mutated = replaceAt(list[index], rest, wrong, which, [...path, index])
    return { ...mutated, value: [...list.slice(0, index), mutated.value, ...list.slice(index + 1)] }
  }
  const mutated = replaceAt(fieldOf(value, step), rest, wrong, which, [...path, step])
  return { ...mutated, value: withFields(value, { [step]: mutated.value }) }
}

export const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** A step of a path that selects any item of a list. */
export const anyItem = Symbol('any item')

export type Step = string | typeof anyItem

/** Adds or replaces fields of an object; creates one for another value. Omits the fields whose value is `absent`. */
export function withFields(object: unknown, fields: Fields): Fields {
  const all = { ...(isFields(object) && object), ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== absent))
}

/**
 * Makes one mistake in each valid value. Every issue code has the same probability, whatever the number of its
 * mistakes.
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

/** A value that a contract or an operation rejects with one error, and the code and pointer of that error. */
export interface InvalidValue {
  readonly value: unknown
  readonly code: IssueCode
  /** The JSON Pointer (RFC 6901) of the error. */
  readonly pointer: string
}
