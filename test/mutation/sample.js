// Draws a random sample of the mutants: a checker for Stryker, which `SAMPLE` turns on.
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** The share of the mutants to run, and a text of which another one draws other mutants. */
const { SAMPLE = '1', SEED = '' } = process.env

const drawn = { status: CheckStatus.Passed }
const left = { status: CheckStatus.CompileError, reason: 'The mutant is not in the sample.' }

/** Returns a number from 0 to 1 that depends on the mutant and the seed alone. */
function numberOf({ fileName, location, replacement }) {
  const file = relative(process.cwd(), fileName)
  const text = JSON.stringify([SEED, file, location, replacement])
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

/** Reports the mutants outside of the sample as errors, which the score does not count. */
class Sample {
  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, numberOf(mutant) < Number(SAMPLE) ? drawn : left]),
    )
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)]
