import * as fc from './fast-check.ts'
import { wholeSchema, type Describing } from '../schema/whole-schema.ts'
import { bodiesOf, mistakesOf } from './body-arbitrary.ts'
import type { GeneratedBody } from './generated-body.ts'
import { mistakesIn, invalidValues, type InvalidValue } from './mistakes/mistakes.ts'
import type { BodyArbitraryOptions } from './body-options.ts'
import { requestsOf, type RequestPart } from './requests/request-arbitraries.ts'

/**
 * Generates valid bodies. The signature states the type T, which TypeScript cannot check; both come from the same
 * schema.
 */
export function validBodies<T>(body: GeneratedBody, options: BodyArbitraryOptions<T>): fc.Arbitrary<T>
export function validBodies(body: GeneratedBody, options: unknown): fc.Arbitrary<unknown> {
  return bodiesOf(body, options)
}

/** Generates valid requests from their parts. The signature states their type. */
export function requests<T>(parts: readonly RequestPart[]): fc.Arbitrary<T>
export function requests(parts: readonly RequestPart[]): fc.Arbitrary<unknown> {
  return requestsOf(parts)
}

export const invalidBodies = (body: GeneratedBody): fc.Arbitrary<InvalidValue> =>
  invalidValues(bodiesOf(body, {}), mistakesOf(body))

/**
 * Generates values that are not lists, and lists with one invalid item. A list has at least one item before it is
 * changed.
 */
export const invalidLists = (item: GeneratedBody, list: Describing): fc.Arbitrary<InvalidValue> =>
  invalidValues(fc.array(bodiesOf(item, {}), { minLength: 1 }), mistakesIn(wholeSchema(list)))
