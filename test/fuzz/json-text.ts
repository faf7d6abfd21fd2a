// Compares `parseJson` with `JSON.parse` on changed JSON texts: `npx tsx test/fuzz/json-text.ts [texts] [seed]`. Prints each
// difference with its seed and path.
import fc from 'fast-check'
import { jsonTexts } from '../text/json-texts.ts'
import { compareWithEngine } from '../text/text-agreement.ts'
import { changed, wireTexts } from './texts.ts'

const [numRuns = 1_000_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
if (![numRuns, seed].every(Number.isSafeInteger)) throw new TypeError('The number of texts and the seed are integers.')

const counts = { texts: 0, json: 0 }

fc.assert(
  fc.property(fc.oneof(wireTexts, changed(jsonTexts), jsonTexts), (text) => {
    counts.texts++
    if (compareWithEngine(text)) counts.json++
  }),
  { numRuns, seed },
)

console.log(
  `${counts.texts} texts, of which ${counts.json} are JSON, from seed ${seed}: parseJson agrees with JSON.parse`,
)
