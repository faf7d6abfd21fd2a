import type { AnyIssue } from '../lint-result.ts'
import { isObject } from './change.ts'
import { listParam } from './params.ts'

/** Another value for a scalar whose type is not expected. */
export interface ScalarChange {
  readonly title: string
  readonly value: unknown
}

/**
 * Returns the values that a scalar of the wrong type probably means: without quotes, in quotes, or
 * as the one item of a list.
 *
 * @param spelling The text of a number or a boolean as it is written.
 */
export function scalarChanges(
  { params }: AnyIssue,
  current: unknown,
  spelling: string,
): readonly ScalarChange[] {
  if (!isScalar(current)) return []
  const expected = listParam(params, 'expected')
  const changes: ScalarChange[] = []
  if (typeof current === 'string') changes.push(...withoutQuotes(current, expected))
  else if (expected.includes('string')) changes.push(...inQuotes(spelling, current, params))
  if (expected.includes('array') && isOneItem(current))
    changes.push({ title: 'Put it in a list', value: [current] })
  return changes
}

export const useValue = (value: unknown): ScalarChange => ({
  title: `Use ${JSON.stringify(value)}`,
  value,
})

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

/** Returns whether a scalar is plainly one item: text with a separator may be several. */
const isOneItem = (value: string | number | boolean): boolean =>
  value !== '' && !/[\s,;+/|]|^-/.test(String(value))

function withoutQuotes(text: string, expected: readonly unknown[]): readonly ScalarChange[] {
  const scalar = scalarIn(text)
  if (scalar !== undefined && isExpected(scalar.value, expected))
    return [{ title: 'Remove the quotes', value: scalar.value }]
  if (!expected.includes('boolean')) return []
  const word = text.trim().toLowerCase()
  if (['true', 'yes', 'on'].includes(word)) return [useValue(true)]
  return ['false', 'no', 'off'].includes(word) ? [useValue(false)] : []
}

function isExpected(value: unknown, expected: readonly unknown[]): boolean {
  if (value === null) return expected.includes('null')
  if (Number.isInteger(value) && expected.includes('integer')) return true
  return expected.includes(typeof value)
}

/** Returns the text of a number or a boolean in quotes: as it is written, or the allowed one. */
function inQuotes(
  spelling: string,
  current: number | boolean,
  params: object,
): readonly ScalarChange[] {
  const allowed = listParam(params, 'allowed').filter((each) => typeof each === 'string')
  const title = 'Put it in quotes'
  if (allowed.length === 0 || allowed.includes(spelling)) return [{ title, value: spelling }]
  const [meant, ...others] = allowed.filter((each) => scalarIn(each)?.value === current)
  return meant === undefined || others.length > 0 ? [] : [{ title, value: meant }]
}

/** Returns the JSON scalar of a text; undefined for others, and for numbers that lose digits. */
function scalarIn(text: string): { readonly value: unknown } | undefined {
  const trimmed = text.trim()
  try {
    const value: unknown = JSON.parse(trimmed)
    if (isObject(value) || typeof value === 'string') return undefined
    return typeof value !== 'number' || keepsDigits(trimmed, value) ? { value } : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a number keeps the digits of its text, as each of at most 15 digits does. */
function keepsDigits(text: string, value: number): boolean {
  const [mantissa = ''] = text.split(/e/i)
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '')
  return Number.isFinite(value) && digits.length <= 15 && (value === 0) === (digits === '')
}
