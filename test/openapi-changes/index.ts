// Reports what changes in docs/openapi.json since a revision, as Markdown: `npx tsx test/openapi-changes/index.ts main`.
// Fails if the change log does not name, under "Unreleased", a field whose bound, type or presence changes.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { changesBetween, reportOf, unnamed } from './changes.ts'

const document = 'docs/openapi.json'
const [revision = 'HEAD'] = process.argv.slice(2)

const before = JSON.parse(execFileSync('git', ['show', `${revision}:${document}`], { encoding: 'utf8' })) as object
const after = JSON.parse(readFileSync(document, 'utf8')) as object
const changes = changesBetween(before, after)
console.log(reportOf(changes))

const [, unreleased = ''] = /^## \[Unreleased\]\n(.*?)^## \[/ms.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
const missing = unnamed(changes, unreleased)
if (missing.length > 0) {
  console.error(`CHANGELOG.md does not name under "Unreleased": ${missing.join(', ')}`)
  process.exitCode = 1
}
