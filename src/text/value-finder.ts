import type { Path } from '../index.ts'
import { keyAt } from './build-value.ts'
import { ownProperties } from '../values/own-properties.ts'
import { rangesIn, type TextRange } from './text-range.ts'
import { endOf, nextOf, startOf, type Tokens } from './tokenize.ts'

/** Returns the functions that find values in a JSON text. Each object or array is read once, when first needed. */
export function valueFinder(tokens: Tokens): ValueFinder<number> {
  const { text } = tokens
  const rangeOf = rangesIn(text)
  const known = new Map<number, Children>()
  const isObject = (token: number): boolean => text[startOf(tokens, token)] === '{'

  function childrenOf(token: number): Children {
    const children: Record<string, number> = ownProperties({})
    const hasKeys = isObject(token)
    const end = nextOf(tokens, token)
    for (let child = token + 1, index = 0; child < end; child = nextOf(tokens, child)) {
      const step = hasKeys ? keyAt(tokens, child++) : index++
      children[step] = child
    }
    known.set(token, children)
    return children
  }

  return {
    find(path) {
      let value = 0
      let key = -1
      for (const step of path) {
        const child = (known.get(value) ?? childrenOf(value))[step]
        if (child === undefined) return { value, key, exact: false }
        key = isObject(value) ? child - 1 : -1
        value = child
      }
      return { value, key, exact: true }
    },
    rangeAt: (token) => rangeOf(startOf(tokens, token), endOf(tokens, token)),
  }
}

/** Finds the values of a text and their ranges. `Place` is the index of a token in JSON, or a `YamlValue`. */
export interface ValueFinder<Place> {
  /** Returns the value at a path, or the nearest enclosing value that the text has. */
  readonly find: (path: Path) => FoundValue<Place>
  readonly rangeAt: (place: Place) => TextRange
}

export interface FoundValue<Place> {
  readonly value: Place
  /** The key of the value. In JSON, it is -1 if the value has no key. */
  readonly key: Place
  /** Whether the text has the whole path. */
  readonly exact: boolean
}

/**
 * The tokens of the values in an object or array, by key or index. For a duplicate key, the last value counts, as in
 * `JSON.parse`.
 */
type Children = Readonly<Record<string, number>>
