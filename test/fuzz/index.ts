// Searches for a value for which a call throws or breaks a guarantee: `npx tsx test/fuzz/index.ts [values] [seed]`.
// Stops at the first such value, and prints it with its seed and path.
import fc from 'fast-check'
import { interrogate, interrogateParsed } from './checked-calls.ts'
import { clothes, disguised, foreignValues } from './objects.ts'
import { parsed, wireTexts } from './texts.ts'

const [numRuns = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
if (![numRuns, seed].every(Number.isSafeInteger))
  throw new TypeError('The number of values and the seed are whole numbers.')

const counts = { texts: 0, parsed: 0, objects: 0 }

fc.assert(
  fc.property(wireTexts, (text) => {
    counts.texts++
    for (const value of parsed(text)) {
      counts.parsed++
      interrogateParsed(value)
    }
  }),
  { numRuns, seed },
)

fc.assert(
  fc.property(foreignValues, clothes, (value, worn) => {
    counts.objects++
    interrogate(disguised(value, worn))
  }),
  { numRuns, seed },
)

console.log(
  `${counts.texts} texts, of which ${counts.parsed} are JSON, and ${counts.objects} objects from seed ${seed}: every result was as guaranteed`,
)
