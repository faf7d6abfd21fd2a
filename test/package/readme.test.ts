// Runs what the README shows, and compares the output with the block below it.
import { transformSync } from 'esbuild'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { besidePeers } from './beside-peers.ts'

const folder = besidePeers()
afterAll(() => rmSync(folder, { recursive: true }))

const readme = readFileSync('README.md', 'utf8')

/** Returns the first block of a language, and the first output after it. */
function shown(language: string): readonly [code: string, output: string] {
  const block = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\`[^]*?\`\`\`text\n([^]*?)\`\`\``)
  const [, code = '', output = ''] = block.exec(readme) ?? []
  return [code, output]
}

it('the command prints the output below the monitor', () => {
  const [monitor, output] = shown('yaml')
  mkdirSync(join(folder, 'monitors'))
  writeFileSync(join(folder, 'monitors/frankfurt.yaml'), monitor)
  const command = resolve('lint/dist/command.js')
  const { stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: folder,
    encoding: 'utf8',
    env: {},
  })
  expect(stdout + stderr).toBe(output)
})

it('the program prints the output below it', () => {
  const [program, output] = shown('ts')
  const { code } = transformSync(program, { loader: 'ts' })
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(run).toBe(output)
})
