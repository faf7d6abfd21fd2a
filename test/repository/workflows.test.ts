// Tests the workflows of `.github/workflows`: pinned actions, and the permissions of the release.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)

describe.each(workflows)('the workflow %s', (_, text) => {
  it('names each action by the SHA of a commit, with its version in a comment', () => {
    const actions = [...text.matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action)
    const others = actions.filter((action) => !action.startsWith('./'))
    expect(others.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('runs no package that is not installed', () => {
    expect(text).not.toMatch(/\bnpx\b|\bnpm exec\b/)
  })
})

describe('the release', () => {
  const [, release = ''] = workflows.find(([name]) => name === 'release.yml') ?? []
  const jobs = new Map(
    release
      .slice(release.indexOf('\njobs:\n'))
      .split(/\n(?= {2}[\w-]+:\n)/)
      .slice(1)
      .map((text) => [/[\w-]+/.exec(text)?.[0] ?? '', text]),
  )
  const jobsWith = (part: string): string[] => [...jobs].flatMap(([name, text]) => (text.includes(part) ? [name] : []))

  it('gives each job its own permissions, of which one may publish and one may write to the repository', () => {
    expect(release).toContain('\npermissions: {}\n')
    expect(jobsWith('\n    permissions:\n')).toEqual(['package', 'matrix', 'publish', 'github-release'])
    expect(jobsWith('id-token: write')).toEqual(['publish'])
    expect(jobsWith('contents: write')).toEqual(['github-release'])
    expect([...release.matchAll(/: write\b/g)]).toHaveLength(2)
  })

  it('checks out and installs the repository only in the job without a permission to write', () => {
    expect(jobsWith('actions/checkout')).toEqual(['package'])
    expect([...jobsWith('npm ci'), ...jobsWith('npm run')]).toEqual(['package', 'package'])
    expect(jobsWith('npm publish ./*.tgz --provenance --ignore-scripts')).toEqual(['publish'])
  })

  it('uses no cache', () => {
    expect(release).not.toMatch(/(?<!-)\bcache:|actions\/cache/)
    expect(release.split('actions/setup-node@')).toHaveLength(release.split('package-manager-cache: false').length)
  })
})
