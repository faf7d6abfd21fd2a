// Tests the wording of pages, comments and test titles: no banned phrases, no long sentences.
import { expect, it } from 'vitest'
import { pages } from '../guides/markdown.ts'
import { markdownFaults } from './prose/markdown-faults.ts'
import { sourceFaults, testFaults } from './prose/source-faults.ts'
import { sourcesIn } from './prose/sources.ts'

it('every Markdown page is free of banned phrases, long sentences and repeated words', async () => {
  const faults = await Promise.all(pages.map(({ path }) => markdownFaults(path)))
  expect(faults.flat()).toEqual([])
})

it('every doc comment and text of src is free of banned phrases and long first sentences', () => {
  expect(sourcesIn('src').flatMap((path) => sourceFaults(path))).toEqual([])
})

const others = ['bench', 'docs', 'examples']
  .flatMap((folder) => sourcesIn(folder))
  .filter((path) => !/\/(?:\.build|generated)\//.test(path))
const isTest = (path: string): boolean => path.endsWith('.test.ts')

it('every comment, text and test title of the other folders is free of these faults, too', () => {
  expect(others.filter(isTest).flatMap((path) => testFaults(path))).toEqual([])
  expect(others.filter((path) => !isTest(path)).flatMap((path) => sourceFaults(path))).toEqual([])
})

it('every test title is a sentence without banned phrases', () => {
  expect(sourcesIn('test').flatMap((path) => testFaults(path))).toEqual([])
})
