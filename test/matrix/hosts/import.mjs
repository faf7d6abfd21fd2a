// Writes the report of Node.js, Deno or Bun, which import the package: ENTRIES QUESTIONS OUTPUT [CLASS_TO_DELETE]
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import * as fastCheck from 'fast-check'
import Ajv from 'ajv/dist/2020.js'
import { reportOn } from './runner.mjs'

const [paths, questions, output, without] = process.argv.slice(2)
void globalThis.Headers // Node.js loads it when it is first read, with the help of other classes.
if (without) Reflect.deleteProperty(globalThis, without)

const entries = {}
for (const path of paths.split(',')) entries[path] = await import(path)
const version = globalThis.Bun?.version ?? globalThis.Deno?.version.deno ?? process.versions.node
const report = reportOn(readFileSync(questions, 'utf8'), { entries, fastCheck, Ajv: Ajv.default ?? Ajv })
writeFileSync(output, JSON.stringify({ version, ...report }))
