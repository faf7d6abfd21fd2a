// Packs the package and loads it with the tools of users: `npm run tools -- compatibility`, or with the names of tools as
// arguments.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundlerChecks } from './bundlers.ts'
import { execute, packages, temporary, type Check } from './check.ts'
import { eslintChecks } from './eslint.ts'
import { jestChecks } from './jest.ts'
import { nodeChecks } from './node.ts'
import { typeScriptChecks } from './typescript.ts'

const checks: readonly Check[] = [...typeScriptChecks, ...nodeChecks, ...jestChecks, ...bundlerChecks, ...eslintChecks]
const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = checks.filter(
  ({ tool }) => asked.length === 0 || asked.some((name) => tool.toLowerCase().includes(name)),
)
if (chosen.length === 0)
  throw new TypeError(`Unknown tool. Known tools: ${[...new Set(checks.map(({ tool }) => tool))].join(', ')}.`)

const installation = join(packages, 'monitor-contract')
const tarball = execute('.', 'npm', ['pack', '--silent', '--pack-destination', temporary]).trim()
rmSync(installation, { recursive: true, force: true })
mkdirSync(installation)
execute('.', 'tar', ['-xzf', join(temporary, tarball), '-C', installation, '--strip-components=1'])

const readme = readFileSync('README.md', 'utf8')

function outcomeOf({ tool, project, settings, run }: Check): string {
  console.error(`== ${tool}: ${project}`)
  try {
    run()
  } catch (error) {
    console.error(error)
    return 'FAILED'
  }
  return settings.every((setting) => readme.includes(setting))
    ? 'passed'
    : 'FAILED: README.md does not show the setting'
}

const rows = chosen.map((check) => ({ ...check, outcome: outcomeOf(check) }))
rmSync(temporary, { recursive: true })
rmSync(installation, { recursive: true })

console.log('| tool | version | project | setting | outcome |\n| --- | --- | --- | --- | --- |')
for (const { tool, version, project, settings, outcome } of rows)
  console.log(
    `| ${[tool, version, project, settings.map((setting) => `\`${setting}\``).join(', '), outcome].join(' | ')} |`,
  )
process.exitCode = rows.every(({ outcome }) => outcome === 'passed') ? 0 : 1
