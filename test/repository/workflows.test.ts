// Tests the workflows of `.github/workflows`: pinned actions, and the permissions of the release.
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

it('of the jobs of the release, only those without code of the repository may write', () => {
  const jobs = textOf('release.yml').split(/\n(?= {2}[\w-]+:\n)/)
  const writing = jobs.filter((job) => /: write\b/.test(job))
  expect(writing).toHaveLength(2)
  for (const job of writing)
    expect(job).not.toMatch(/actions\/checkout|npm ci|npm run|(?<!-)\bcache:/)
  expect(textOf('release.yml')).toContain('\npermissions: {}\n')
})
