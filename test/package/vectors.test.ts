// Tests that the installed package returns the same result for every vector as the source.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { resultsOf } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'
import { bundle } from './bundle.ts'

const cwd = inject('installation')
const questions = JSON.stringify(readVectors().map(({ contract, value, options }) => ({ contract, value, options })))
const expected = resultsOf(questions)

const program = readFileSync(join(import.meta.dirname, 'vectors.mjs'), 'utf8')
writeFileSync(join(cwd, 'vectors.mjs'), program)
writeFileSync(join(cwd, 'vectors.bundle.mjs'), await bundle(program, cwd))

interface Run {
  readonly where: string
  readonly file: string
  readonly options?: readonly string[]
}

const runs: readonly Run[] = [
  { where: 'where every built-in is frozen', file: 'vectors.mjs', options: ['--frozen-intrinsics'] },
  { where: 'without eval and new Function', file: 'vectors.mjs', options: ['--disallow-code-generation-from-strings'] },
  { where: 'bundled and minified', file: 'vectors.bundle.mjs' },
]

describe('the installed package returns the same result for every vector as the source', () => {
  it.each(runs)('$where', ({ file, options = [] }) => {
    const output = execFileSync(process.execPath, [...options, '--no-warnings', file], {
      cwd,
      input: questions,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    expect(output === expected).toBe(true)
  })
})
