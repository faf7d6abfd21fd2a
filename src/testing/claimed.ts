import * as fc from './fast-check.ts'
import { wholeSchema, type Describing } from '../schema/whole-schema.ts'
import { bodiesOf, mistakesOf, type GeneratedBody } from './body.ts'
import { mistakesIn } from './mistakes/mistakes-in.ts'
import { spoiltValues, type InvalidValue } from './mistakes/spoilt-values.ts'
import type { BodyArbitraryOptions } from './options.ts'
import { requestsOf, type RequestPart } from './requests/request.ts'

/**
 * Generates what a body's schema and rules allow. The signature claims that it is of type T: both are generated from
 * the same schema.
 */
export function validBodies<T>(body: GeneratedBody, options: BodyArbitraryOptions<T>): fc.Arbitrary<T>
export function validBodies(body: GeneratedBody, options: unknown): fc.Arbitrary<unknown> {
  return bodiesOf(body, options)
}

/** Generates requests of parts. The signature claims their type in the same way. */
export function requests<T>(parts: readonly RequestPart[]): fc.Arbitrary<T>
export function requests(parts: readonly RequestPart[]): fc.Arbitrary<unknown> {
  return requestsOf(parts)
}

export const invalidBodies = (body: GeneratedBody): fc.Arbitrary<InvalidValue> =>
  spoiltValues(bodiesOf(body, {}), mistakesOf(body))

/** Generates what is no list, and lists with one wrong item. Without an item there is nothing to spoil in one. */
export const invalidLists = (item: GeneratedBody, list: Describing): fc.Arbitrary<InvalidValue> =>
  spoiltValues(fc.array(bodiesOf(item, {}), { minLength: 1 }), mistakesIn(wholeSchema(list)))
