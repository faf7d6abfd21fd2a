// Tests the wording of pages, comments and test titles: no banned phrases, no long sentences.
import { describe, expect, it } from 'vitest'
import { pages } from '../guides/markdown.ts'
import { markdownFaults } from './prose/markdown-faults.ts'
import { isSentence, sourceFaults, testFaults } from './prose/source-faults.ts'
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

describe('the check of prose', () => {
  it('reports banned phrases, repeated words and wrong articles in a page', async () => {
    const faults = await markdownFaults('page.md', 'It carries out the the check.\n\nIt is an test. `a verdict`\n')
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(['page.md:1', 'page.md:1', 'page.md:3'])
  })

  it('reports a sentence of more than 40 words', async () => {
    expect(await markdownFaults('page.md', `It ${'is '.repeat(41)}.`)).not.toEqual([])
  })

  it('reports banned phrases in a doc comment and in a message', () => {
    const code = '/** Carries out a check. */\nexport const text = `The verdict of ${name}`\n// A verdict.\n'
    expect(sourceFaults('file.ts', code)).toHaveLength(2)
  })

  it('reports a doc comment whose first sentence has more than 25 words', () => {
    const comment = (words: number): string => `/** ${'word '.repeat(words)}. And more. */\nexport const a = 1`
    expect(sourceFaults('file.ts', comment(25))).toEqual([])
    expect(sourceFaults('file.ts', comment(26))).toHaveLength(1)
  })

  it.each(['accepts 1', 'a value is valid', '%s'])('accepts the title "%s"', (title) => {
    expect(isSentence(title)).toBe(true)
  })

  it.each(['valid', 'in an update', 'the limit'])('rejects the title "%s"', (title) => {
    expect(isSentence(title)).toBe(false)
  })

  it('reads the titles of it.each', () => {
    expect(testFaults('file.ts', "it.each([1])('one number', () => {})")).toHaveLength(1)
  })
})
