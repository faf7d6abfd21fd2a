// Compares the table of survivors with the last report: `npx tsx test/mutation/check.ts`.
import { readFileSync } from 'node:fs'
import { complaints, type Report } from './survivors.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const found = complaints(JSON.parse(read('report/mutation.json')) as Report, read('survivors.md'))
for (const complaint of found) console.error(complaint)
if (found.length > 0) process.exitCode = 1
