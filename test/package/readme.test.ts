import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'

it('the example of the README prints the output in the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, code = '', promised] = /```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(readme) ?? []
  const options = { cwd: inject('installation'), encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', code], options)).toBe(promised)
})
