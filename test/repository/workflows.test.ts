// Tests the workflows of `.github/workflows`: pinned actions, permissions, and how a release is
// published.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = '.github/workflows'
const textOf = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8')

it.each(readdirSync(folder))(
  '%s names each action by the SHA of a commit, with its version in a comment',
  (name) => {
    const actions = [...textOf(name).matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action)
    const others = actions.filter((action) => !action.startsWith('./'))
    expect(
      others.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  },
)

it.each(readdirSync(folder))('%s keeps no credentials and grants nothing to all jobs', (name) => {
  const text = textOf(name)
  const count = (part: string): number => text.split(part).length - 1
  expect(count('persist-credentials: false')).toBe(count('uses: actions/checkout@'))
  expect(text).toContain('\npermissions: {}\n')
})

it('the release stages both packages, and needs no token', () => {
  const text = textOf('release.yml')
  expect(text.match(/npm (?:stage )?publish .*/g)).toEqual([
    'npm stage publish ./monitor-contract-[0-9]*.tgz --provenance --ignore-scripts',
    'npm stage publish ./monitor-contract-lint-*.tgz --provenance --ignore-scripts',
  ])
  expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/)
})

it('of the jobs of the release, only those without code of the repository may write', () => {
  const jobs = textOf('release.yml').split(/\n(?= {2}[\w-]+:\n)/)
  const writing = jobs.filter((job) => /: write\b/.test(job))
  expect(writing).toHaveLength(2)
  for (const job of writing)
    expect(job).not.toMatch(/actions\/checkout|npm ci|npm run|(?<!-)\bcache:/)
})
