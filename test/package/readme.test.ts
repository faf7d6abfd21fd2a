import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import type { Issue } from 'monitor-contract'

const readme = readFileSync('README.md', 'utf8')

it('the example of the README prints the output in the README, which shows its first issue', () => {
  const [, code = '', promised = ''] = /```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(readme) ?? []
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `${code}console.log(JSON.stringify(errors[0]))`],
    { cwd: inject('installation'), encoding: 'utf8' },
  )
  expect(promised).not.toBe('')
  expect(printed.startsWith(promised)).toBe(true)
  const first: Issue = JSON.parse(printed.slice(promised.length))
  const params = Object.entries(first.params).map(([name, value]) => `${name}: ${String(value)}`)
  expect(readme).toContain(`\`${first.code}\`, \`${first.pointer}\` and \`{ ${params.join(', ')} }\` for the\nfirst`)
})

it('the README names only existing folders and files', () => {
  const paths = [...readme.matchAll(/`((?:src|schemas|test|examples)\/[\w./-]*)`/g)].map(([, path = '']) => path)
  expect(paths).toContain('src/rules/')
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
