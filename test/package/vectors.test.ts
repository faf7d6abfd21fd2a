import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { answersTo } from '../helpers/answer-to.ts'
import { readVectors } from '../helpers/vectors.ts'

const cwd = inject('installation')
const questions = JSON.stringify(readVectors().map(({ contract, value, options }) => ({ contract, value, options })))
const expected = answersTo(questions)

copyFileSync(join(import.meta.dirname, 'vectors.mjs'), join(cwd, 'vectors.mjs'))

describe('the installed package answers every vector as the source does', () => {
  it.each([
    ['in plain Node.js', [], false],
    ['where every built-in is frozen', ['--frozen-intrinsics'], true],
  ])('%s', (_, options, frozen) => {
    const output = execFileSync(process.execPath, [...options, '--no-warnings', 'vectors.mjs'], {
      cwd,
      input: questions,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    const answer = JSON.parse(output) as { readonly frozen: boolean; readonly answers: unknown }
    expect(answer.frozen).toBe(frozen)
    expect(JSON.stringify(answer.answers) === expected).toBe(true)
  })
})
