import { placedAt, type Finding } from '../issues/finding.ts'
import type { FinishOptions } from '../issues/finish.ts'
import { ownField } from '../schema/own-properties.ts'
import { isFields } from '../schema/read-values.ts'
import type { Internals } from './contract-internals.ts'
import type { Found } from './description.ts'
import { wrongFormParams } from './find-in-parameters.ts'
import { tryRead, unreadable, unreadableFound } from './read.ts'

/** A part of the requests of an operation. */
export interface RequestPart extends Internals {
  readonly name: PartName
}

export type PartName = 'params' | 'query' | 'headers' | 'body'

/** The options of a request: those of the messages, and those of each part. */
export interface RequestOptions extends FinishOptions {
  readonly parts: readonly RequestPart[]
}

/**
 * Finds the issues of each part of a request. An omitted part is empty, but the body is required.
 */
export function findInRequest(
  request: unknown,
  { parts }: RequestOptions,
): Pick<Found, 'value' | 'findings'> {
  const values = tryRead(() => partsIn(parts, request))
  if (values === unreadable) return unreadableFound(undefined)
  if (values === undefined) return { value: undefined, findings: [wrongRequest(request)] }

  const parsed: Record<string, unknown> = {}
  const findings: Finding[] = []
  for (const { name, description, options } of parts) {
    const value = values.get(name)
    if (name === 'body' && value === undefined) {
      findings.push(missingBody)
      continue
    }
    const found = description.find(value, options)
    parsed[name] = found.value
    for (const finding of placedAt(name, found.findings)) findings.push(finding)
  }
  return { value: parsed, findings }
}

const missingBody: Finding = {
  severity: 'error',
  code: 'required',
  path: ['body'],
  params: { missing: 'body' },
}

const wrongRequest = (request: unknown): Finding => ({
  severity: 'error',
  code: 'type',
  path: [],
  params: wrongFormParams({ expected: ['object'], name: 'request' }, request),
})

/** Returns the value of each part; undefined for a request that is not an object. */
function partsIn(
  parts: readonly RequestPart[],
  request: unknown,
): ReadonlyMap<PartName, unknown> | undefined {
  if (!isFields(request)) return undefined
  return new Map(parts.map(({ name }) => [name, partOf(request, name)]))
}

/** Returns a part of a request. An omitted part counts as an empty object, except the body. */
export function partOf(request: object, name: PartName): unknown {
  const part = ownField<{ readonly [Name in PartName]?: unknown }, PartName>(request, name)
  return part === undefined && name !== 'body' ? {} : part
}
