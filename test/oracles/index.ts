// Compares our results with those of other validators, on every vector and on generated values:
// `npx tsx test/oracles/index.ts [values] [seed]`.
import { bodyNames } from '../helpers/body-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'
import { byAjv } from './ajv.ts'
import { byCfworker } from './cfworker.ts'
import { disagreement, disagreements, emptyTally } from './compare.ts'
import { byHyperjump } from './hyperjump.ts'
import { fastPath } from './oracle.ts'
import { byPython } from './python.ts'

const [values = 1_000_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
if (![values, seed].every(Number.isSafeInteger))
  throw new TypeError('The number of values and the seed are whole numbers.')

const python = byPython()
const validators = [fastPath, byAjv(), byCfworker(), byHyperjump(), python]
const tally = emptyTally()

/** Prints a case in the form of a vector. */
function complain(contract: string, text: string, against: readonly string[]): void {
  process.exitCode = 1
  console.error(`${against.join(', ')} say otherwise than validate:\n{ "contract": "${contract}", "value": ${text} }`)
}

const vectors = readVectors()
for (const name of bodyNames) {
  const texts = vectors.filter(({ contract }) => contract === name).map(({ value }) => JSON.stringify(value))
  for (const { text, against } of await disagreements(validators, name, texts, tally)) complain(name, text, against)
  console.log(`${name}: ${texts.length} vectors compared`)
}

const numRuns = Math.ceil(values / bodyNames.length)
for (const name of bodyNames) {
  const found = await disagreement(validators, name, { seed, numRuns }, tally)
  if (found !== undefined) complain(name, found.text, found.against)
  else console.log(`${name}: ${numRuns} generated values compared, from seed ${seed}`)
}

console.log(
  `${tally.valid} valid and ${tally.invalid} invalid values, each validated by validate, ${validators.map(({ name }) => name).join(', ')}`,
)
for (const [name, count] of tally.leftOut)
  console.log(`${name} has no say in ${count} of them, for a format that it validators otherwise`)
python.end()
