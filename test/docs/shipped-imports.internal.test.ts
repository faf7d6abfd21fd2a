// Tests that what ships is made of `src` and `schemas` alone.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[jt]s$/.test(path))
  .map((path) => join('src', path))

/** Returns the paths of the files that a source refers to relative to itself. */
const relativePaths = (source: string): readonly string[] =>
  Array.from(
    readFileSync(source, 'utf8').matchAll(/(?:from |import\(|new URL\(\s*)['"`](\.[^'"`$]*)/g),
    ([, path = '']) => join(dirname(source), path),
  )

it('sources refer to files of src, and generators also to schemas and to the configuration', () => {
  const outside = sources.flatMap((source) =>
    relativePaths(source)
      .filter((path) => !/^src\b/.test(path))
      .map((path) => ({ source, path })),
  )
  expect(outside.filter(({ source }) => !source.startsWith('src/generate/'))).toEqual([])
  expect(new Set(outside.map(({ path }) => path))).toEqual(
    new Set(['schemas/', 'prettier.config.js']),
  )
})
