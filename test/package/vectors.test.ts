// Tests that the installed package returns the same result for every vector as the source.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { resultsOf } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'
import { bundle } from './bundle.ts'

const cwd = inject('installation')
const questions = JSON.stringify(
  readVectors().map(({ contract, value, options }) => ({ contract, value, options })),
)
const expected = resultsOf(questions)

const program = readFileSync(join(import.meta.dirname, 'vectors.mjs'), 'utf8')
writeFileSync(join(cwd, 'installed.mjs'), program)
writeFileSync(join(cwd, 'bundled.mjs'), await bundle(program, cwd))

it.each(['installed', 'bundled'])(
  'the package returns the results of the source, without eval and with frozen built-ins: %s',
  (name) => {
    const options = [
      '--frozen-intrinsics',
      '--disallow-code-generation-from-strings',
      '--no-warnings',
    ]
    const output = execFileSync(process.execPath, [...options, `${name}.mjs`], {
      cwd,
      input: questions,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    expect(output === expected).toBe(true)
  },
)
