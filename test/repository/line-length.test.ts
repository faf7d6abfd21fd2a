// Tests that no line of `src` has more than 120 characters.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const limit = 120

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  // These texts are built, and not committed.
  .filter((path) => /\.(?:ts|js)$/.test(path) && !/^src\/(?:docs\/reference|report\/code-help)\.js$/.test(path))

/** Returns whether a line is a text from a schema. It is not split, because a sum of strings loses its literal type. */
const isDescription = (path: string, line: string): boolean =>
  path.startsWith('src/generated/') && /^ *(?:\w+: )?'(?:[^'\\]|\\.)*',$/.test(line)

it('no line of src has more than 120 characters', () => {
  const tooLong = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        Array.from(line).length > limit && !isDescription(path, line) ? [`${path}:${index + 1}`] : [],
      ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(tooLong).toEqual([])
})
