import type { ResultOf } from '../issues/issue.ts'
import { once } from '../schema/memoize.ts'
import { isFields } from '../schema/read-values.ts'
import { findInRequest, type RequestOptions, type RequestPart } from './find-in-request.ts'
import { assertComplete } from './options.ts'
import { tryRead, unreadable } from './read.ts'
import { shareOptions } from './shared-options.ts'
import { validate } from './validate.ts'

/**
 * Returns the function that validates whole requests with the given parts.
 *
 * It throws a TypeError for a part that the operation lacks, because it would otherwise be ignored.
 */
export function requestValidator(
  parts: readonly RequestPart[],
): (request: unknown, options?: unknown) => ResultOf<unknown> {
  const schema = once(() => ({
    properties: Object.fromEntries(
      parts.map(({ name, description }) => [name, description.schema()]),
    ),
  }))
  const defaults = once(() => resolveRequest(parts, {}))
  return (request, given) => {
    const options = given === undefined ? defaults() : resolveRequest(parts, given)
    assertParts(parts, request)
    return validate({ schema, find: findInRequest }, request, options)
  }
}

/**
 * Returns the options of a request: those of each part, and those of the messages.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
function resolveRequest(parts: readonly RequestPart[], given: unknown): RequestOptions {
  const configured = shareOptions(parts, given)
  for (const { options } of configured) assertComplete(options)
  // The body is the last part. Its options have the messages of own rules.
  const last = configured.at(-1)
  if (last === undefined) throw new Error('An operation has at least one part.')
  const { maxIssues, label, messages } = last.options
  const words = new Map(configured.flatMap(({ options }) => [...options.words]))
  return { maxIssues, label, messages, words, parts: configured }
}

/** @throws TypeError for a part that the operation lacks */
function assertParts(parts: readonly RequestPart[], request: unknown): void {
  const names = tryRead(() => (isFields(request) ? Object.keys(request) : []))
  if (names === unreadable) return
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown === undefined) return
  const known = parts.map(({ name }) => name).join(', ')
  throw new TypeError(
    `Unknown part ${JSON.stringify(unknown)} of a request. Known parts: ${known}.`,
  )
}
