// Tests that behaviour tests import the built package, and only internal tests import `src`.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve('.')
const inSource = (file: string): boolean => relative(root, file).startsWith('src/')

/** Returns the files that a test or helper imports by relative paths. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(dirname(file), name))

/** Returns the files of `src` that a file imports, also through helpers. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (inSource(file)) return [relative(root, file)]
  return /\.[cm]?[jt]s$/.test(file) ? importsOf(file).flatMap((imported) => sourcesOf(imported, seen)) : []
}

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .map((path) => join('test', path))

const isInternal = (path: string): boolean => path.endsWith('.internal.test.ts')

it.each(testFiles.filter((path) => !isInternal(path)))('%s runs on the built package, not on src', (path) => {
  expect(sourcesOf(resolve(path))).toEqual([])
})

it.each(testFiles.filter(isInternal))('%s is named internal because it imports from src', (path) => {
  expect(sourcesOf(resolve(path))).not.toEqual([])
})
