// Runs the commands of the README with its files, and compares what they print.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { command, folderWith, places, runIn } from '../command/command-runs.ts'
import { blocks, updateBlock } from './readme-blocks.ts'

const all = blocks()

/** Returns the content of a file of the README. */
const fileOf = (name: string): string => all.find((block) => block.name === name)?.content ?? ''

/** Returns what a terminal shows of a command in a folder. */
function terminalOf(line: string, folder: string): string {
  const program = line.replace('npx monitor-contract-lint', `"${process.execPath}" "${command}"`)
  const { stdout } = spawnSync('sh', ['-c', `${program} 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  return stdout
}

describe('the README', () => {
  it('shows what its commands print', () => {
    const folder = folderWith({})
    for (const block of all) {
      if (block.name === '') continue
      if (block.language === 'text') {
        const output = terminalOf(block.name, folder)
        if (process.env['UPDATE_README'] !== undefined) updateBlock(block, output)
        else expect(block.content, block.name).toBe(output)
      } else if (block.name !== 'monitor-contract-lint.config.mjs') {
        mkdirSync(dirname(join(folder, block.name)), { recursive: true })
        writeFileSync(join(folder, block.name), block.content)
      }
    }
  })

  it('has a workflow for GitHub whose step fails for warnings, and annotates them', () => {
    const { jobs } = parse(fileOf('.github/workflows/monitors.yaml')) as {
      jobs: { monitors: { steps: { run?: string }[] } }
    }
    expect(jobs.monitors.steps.at(-1)?.run).toBe('npx monitor-contract-lint --strict')
    const folder = folderWith({ 'monitors/a.yaml': 'heartbeat: {}\nscript: ""\ncolour: red\n' })
    const run = runIn(folder, ['--strict'], { env: { GITHUB_ACTIONS: 'true' } })
    expect([run.status, run.stdout]).toEqual([1, expect.stringMatching(/^::warning file=monitors/)])
  })

  it('has steps for code scanning', () => {
    const [step] = parse(fileOf('code-scanning.yaml')) as { run?: string }[]
    expect(step?.run).toBe('npx monitor-contract-lint --format sarif > monitors.sarif')
  })

  it('has a hook for pre-commit, for the files in the folder', () => {
    const { repos } = parse(fileOf('.pre-commit-config.yaml')) as {
      repos: { hooks: { entry: string; files: string }[] }[]
    }
    const [hook] = repos.flatMap(({ hooks }) => hooks)
    const names = ['monitors/a.json', 'monitors/a/b.yml', 'other/a.json', 'monitors/a.txt']
    expect(names.filter((name) => new RegExp(hook?.files ?? '').test(name))).toEqual(
      names.slice(0, 2),
    )
    const given = hook?.entry.split(' ').slice(2) ?? []
    const folder = folderWith({ 'monitors/a.yaml': 'heartbeat: {}\nscrpt: ""\n' })
    execFileSync(process.execPath, [command, ...given, 'monitors/a.yaml'], {
      cwd: folder,
      stdio: 'pipe',
    })
    expect(readFileSync(join(folder, 'monitors/a.yaml'), 'utf8')).toContain('script: ""')
  })

  it('has a configuration whose rules hold the limits of a plan', () => {
    const locations = 'eu-west-1, eu-west-2, eu-west-3, us-east-1, us-east-2'
    const folder = folderWith({
      'monitor-contract-lint.config.mjs': fileOf('monitor-contract-lint.config.mjs'),
      'monitors/a.yaml': `heartbeat: {}\nscript: ""\nfrequency: 1\nlocations: [${locations}]\n`,
    })
    const { status, stdout } = runIn(folder, [])
    expect([status, places(stdout)]).toEqual([
      1,
      ['monitors/a.yaml:3:12 plan-frequency', 'monitors/a.yaml:4:12 plan-locations'],
    ])
  })

  it('has a monitor whose comments ignore each of its issues', () => {
    const folder = folderWith({ 'monitors/lab.yaml': fileOf('monitors/lab.yaml') })
    expect(runIn(folder, ['--strict'])).toMatchObject({ status: 0, stdout: '' })
    const without = fileOf('monitors/lab.yaml').replaceAll('monitor-contract-ignore', '')
    const codes = places(runIn(folderWith({ 'monitors/lab.yaml': without }), []).stdout)
    expect(codes.map((place) => place.replace(/.* /, ''))).toEqual([
      'unknown-field',
      'deprecated-field',
    ])
  })

  it('names every flag of --help', () => {
    const flags = runIn(folderWith({}), ['--help']).stdout.match(/(?<=\s)--[a-z][\w-]*/g) ?? []
    const text =
      all.length > 0 ? readFileSync(new URL('../../README.md', import.meta.url), 'utf8') : ''
    for (const flag of flags) expect(text).toContain(`\`${flag}`)
  })
})
