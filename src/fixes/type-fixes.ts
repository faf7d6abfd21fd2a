import type { Issue } from '../issues/issue.ts'
import { ownProperties } from '../values/own-properties.ts'
import { replacement, type Fix } from './fix.ts'

/** Returns the fixes of a scalar whose type is wrong: without its quotes, in quotes, or in a list. */
export function typeFixes({ pointer, params }: Issue<'type'>, current: unknown): readonly Fix[] {
  if (!isScalar(current)) return []
  const { expected, allowed } = ownProperties(params)
  const expects = (type: Expected): boolean => expected.includes(type)
  const choices: Choice[] = []
  if (typeof current === 'string') choices.push(...unquoted(current, expects))
  else if (expects('string')) choices.push(...quoted(current, allowed))
  if (expects('array')) choices.push([[current], 'Put it in a list'])
  return choices.map(([value, title]) => replacement(pointer, value, 'safe', title))
}

/** A new value, and the title of its fix unless that is `Use` with the value. */
type Choice = [value: unknown, title?: string]
type Expected = Issue<'type'>['params']['expected'][number]
type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

function unquoted(text: string, expects: (type: Expected) => boolean): Choice[] {
  const scalar = scalarIn(text)
  if (typesOf(scalar).some(expects)) return [[scalar, 'Remove the quotes']]
  const word = words.get(text.trim().toLowerCase())
  return word !== undefined && expects('boolean') ? [[word]] : []
}

/**
 * Returns the text of a scalar; if texts are listed, the only one with the same number, such as `2022.10` for 2022.1.
 */
function quoted(current: number | boolean, allowed: readonly unknown[] = [`${current}`]): Choice[] {
  const texts = allowed.filter((text) => typeof text === 'string' && scalarIn(text) === current)
  return texts.length === 1 ? [[texts[0], 'Put it in quotes']] : []
}

/** Returns the JSON scalar that a text contains; undefined for other texts. */
function scalarIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.trim())
    return value === 0 ? 0 : value
  } catch {
    return undefined
  }
}

function typesOf(value: unknown): readonly Expected[] {
  if (value === null) return ['null']
  if (typeof value === 'boolean') return ['boolean']
  if (!Number.isFinite(value)) return []
  return Number.isInteger(value) ? ['integer', 'number'] : ['number']
}

const words: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['off', false],
])
