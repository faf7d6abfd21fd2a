// Runs the programs of the README, and compares what they print with the output below them.
import { transformSync } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { besidePeers } from './beside-peers.ts'

const folder = besidePeers()
afterAll(() => rmSync(folder, { recursive: true }))

const readme = readFileSync('README.md', 'utf8')
const programs = [...readme.matchAll(/```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g)]

it('each program of the README prints the output below it', () => {
  expect(programs).toHaveLength(2)
  for (const [, text = '', output] of programs) {
    const { code } = transformSync(text, { loader: 'ts' })
    const run = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(run).toBe(output)
  }
})
