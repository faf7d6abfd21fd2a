// Writes the report of a Node.js that requires the package: ENTRIES QUESTIONS OUTPUT
const { readFileSync, writeFileSync } = require('node:fs')
const fastCheck = require('fast-check')
const { default: Ajv } = require('ajv/dist/2020')
const { reportOn } = require('./runner.mjs')

const [paths, questions, output] = process.argv.slice(2)
const entries = Object.fromEntries(paths.split(',').map((path) => [path, require(path)]))
const report = reportOn(readFileSync(questions, 'utf8'), { entries, fastCheck, Ajv })
writeFileSync(output, JSON.stringify({ version: process.versions.node, ...report }))
