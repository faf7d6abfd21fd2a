import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

it('the example of the README prints the output in the README', () => {
  const code = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: inject('installation'),
    encoding: 'utf8',
  })
  // A long line of the output continues, indented, on the next one.
  const promised = code
    .replaceAll('\n//   ', ' ')
    .split('\n')
    .filter((line) => line.startsWith('// '))
    .map((line) => line.slice(3))
  expect(promised.length).toBeGreaterThan(0)
  expect(printed.trimEnd().split('\n')).toEqual(promised)
})

it('the README names only existing folders and files', () => {
  const paths = [...readme.matchAll(/`((?:src|schemas|test|examples)\/[\w./-]*)`/g)].map(([, path = '']) => path)
  expect(paths).toContain('src/rules/')
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
