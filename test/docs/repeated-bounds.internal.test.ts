// Tests that the sources of the reference and of OpenAPI read the bounds of the schemas.
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contracts } from '../helpers/untyped-contracts.ts'
import { describedPlaces } from '../helpers/described-places.ts'

const sources = ['src/reference', 'src/docs', 'src/docs/openapi'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)

/** The upper bounds of all fields that are too long to be another number by chance. */
const bounds = [...contracts.keys()]
  .flatMap(describedPlaces)
  .flatMap(({ schema }) => [schema['maximum'], schema['maxLength'], schema['maxItems']])
  .filter((bound) => typeof bound === 'number' && bound >= 300)
  .map(Number)

it('no source repeats an upper bound, or the first number above one', () => {
  const repeated = sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/\b\d+\b/g), ([number]) => number)
      .filter((number) => bounds.some((bound) => [bound, bound + 1].includes(Number(number))))
      .map((number) => `${path}: ${number}`),
  )
  expect(bounds.length).toBeGreaterThan(5)
  expect(repeated).toEqual([])
})
