// Tests what is found in texts, with lines and columns. Each case is a file.
import { describe, expect, it } from 'vitest'
import { casesIn, foundIn } from './text-cases.ts'

describe('the issues of a text are those of its case', () => {
  it.each(casesIn(new URL('cases/', import.meta.url)).map((each) => [each.title, each] as const))(
    '%s',
    (_, { options, text, expected }) => {
      expect(foundIn(text, options)).toBe(expected.join(''))
    },
  )
})
