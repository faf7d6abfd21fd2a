import type { Issue } from '../issues/issue.ts'
import { isObject, jsonTypeOf } from '../schema/json-type.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { replacement, type Fix } from './fix.ts'
import { canBe, fieldSchema } from './unknown-field-fixes.ts'

/** Returns the fixes of a scalar whose type is wrong: without its quotes, in quotes, or in a list that accepts it. */
export function typeFixes({ path, pointer, params }: Issue<'type'>, current: unknown): readonly Fix[] {
  if (!isScalar(current)) return []
  const { expected, allowed } = ownProperties(params)
  const { items } = fieldSchema(path)
  const choices: Choice[] = []
  if (typeof current === 'string') choices.push(...withoutQuotes(current, expected))
  else if (expected.includes('string')) choices.push(...inQuotes(current, allowed))
  if (items && expected.includes('array') && canBe(items, current)) choices.push([[current], 'Put it in a list'])
  return choices.map(([value, title]) =>
    replacement(pointer, value, isObject(value) && severalItems.test(String(current)) ? 'unsafe' : 'safe', title),
  )
}

/** Matches a text that may be several items. */
const severalItems = /[,;[\]\r\n]/

/** A new value, and the title of its fix unless that is `Use` with the value. */
type Choice = [value: unknown, title?: string]

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

function withoutQuotes(text: string, expected: readonly string[]): Choice[] {
  const scalar = scalarIn(text)
  const isWhole = Number.isInteger(scalar) && expected.includes('integer')
  if (isWhole || expected.includes(jsonTypeOf(scalar))) return [[scalar, 'Remove the quotes']]
  const [word, yes] = /^(?:(true|yes|on)|false|no|off)$/i.exec(text.trim()) ?? []
  return word !== undefined && expected.includes('boolean') ? [[yes !== undefined]] : []
}

/**
 * Returns the text of a scalar; if texts are listed, the only one with the same number, such as `2022.10` for 2022.1.
 */
function inQuotes(current: number | boolean, allowed: readonly unknown[] = [`${current}`]): Choice[] {
  const texts = allowed.filter((text) => typeof text === 'string' && scalarIn(text) === current)
  return texts.length === 1 ? [[texts[0], 'Put it in quotes']] : []
}

/** Returns the JSON scalar that a text contains; undefined for other texts, and for numbers that lose digits. */
function scalarIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.trim())
    if (isObject(value) || (typeof value === 'number' && !isKept(text, value))) return undefined
    return value === 0 ? 0 : value
  } catch {
    return undefined
  }
}

/** Returns whether a number keeps the digits of its text: every number of at most 15 digits does. */
function isKept(text: string, value: number): boolean {
  const [mantissa = ''] = text.split(/e/i)
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length <= 15 && (value === 0) === (digits === '')
}
