import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import * as exported from '../../src/index.ts'

interface Example {
  readonly call: string
  readonly answer: string
}

/**
 * The examples in the docstrings of a source file: each a call of what the package exports and, after `//` on its last line or on lines of its
 * own, its result.
 */
export function examplesOf(file: string): Example[] {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replaceAll(/^ +\*/gmu, ' *')
  const blocks = [...source.matchAll(/^ \* @example\n((?: \* .*\n)+)/gmu)].map(([, lines = '']) => lines.replaceAll(/^ \* /gmu, ''))
  return blocks.flatMap((block) => {
    const parts = [...block.matchAll(/((?:^(?!\/\/ ).*\n)*?^(?!\/\/ ).*?)(?: \/\/ (.*)\n|\n((?:\/\/ .*\n)+))/gmu)]
    if (parts.map(([whole]) => whole).join('') !== block) throw new Error(`An example in ${file} has no result`)
    return parts.map(([, call = '', beside, below = '']) => ({ call, answer: beside ?? below.replaceAll(/^\/\/ /gmu, '') }))
  })
}

/** The value of an expression over what the package exports. */
export const evaluated = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(exported).join(', ')} }) => (${expression}))`)(exported)
