import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import * as exported from 'monitor-contract'

export interface Example {
  readonly call: string
  readonly answer: string
}

/** The examples in the lines of one tag: each a call of what the package exports and, after `//` on its last line or on lines of its own, its result. */
export function examplesIn(lines: string): Example[] {
  const parts = [...lines.matchAll(/((?:^(?!\/\/ ).*\n)*?^(?!\/\/ ).*?)(?: \/\/ (.*)\n|\n((?:\/\/ .*\n)+))/gmu)]
  if (parts.map(([whole]) => whole).join('') !== lines) throw new Error(`An example has no result: ${lines}`)
  return parts.map(([, call = '', beside, below = '']) => ({
    call,
    answer: beside ?? below.replaceAll(/^\/\/ /gmu, ''),
  }))
}

/** The examples in the docstrings of a source file. */
export function examplesOf(file: string): Example[] {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replaceAll(/^ +\*/gmu, ' *')
  return [...source.matchAll(/^ \* @example\n((?: \* .*\n)+)/gmu)].flatMap(([, lines = '']) =>
    examplesIn(lines.replaceAll(/^ \* /gmu, '')),
  )
}

/** The value of an expression over what the package exports. */
export const evaluated = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(exported).join(', ')} }) => (${expression}))`)(exported)
