// Finds the examples in doc comments, and evaluates them.
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import * as main from 'monitor-contract'
import * as report from 'monitor-contract/report'
import * as text from 'monitor-contract/text'
import * as yaml from 'monitor-contract/yaml'

export interface Example {
  readonly call: string
  readonly result: string
}

/**
 * Returns the examples in the lines of one tag. The result of each is after `//`, on the last line of the call or below
 * it.
 */
export function examplesIn(lines: string): Example[] {
  const parts = [...lines.matchAll(/((?:^(?!\/\/ ).*\n)*?^(?!\/\/ ).*?)(?: \/\/ (.*)\n|\n((?:\/\/ .*\n)+))/gmu)]
  if (parts.map(([whole]) => whole).join('') !== lines) throw new Error(`An example has no result: ${lines}`)
  return parts.map(([, call = '', beside, below = '']) => ({
    call,
    result: beside ?? below.replaceAll(/^\/\/ /gmu, ''),
  }))
}

/** Returns the examples in the doc comments of a source file. */
export function examplesOf(file: string): Example[] {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replaceAll(/^ +\*/gmu, ' *')
  return [...source.matchAll(/^ \* @example\n((?: \* .*\n)+)/gmu)].flatMap(([, lines = '']) =>
    examplesIn(lines.replaceAll(/^ \* /gmu, '')),
  )
}

const exported = { ...main, ...report, ...text, ...yaml }

/** Returns the value of an expression that uses the exports of the package. */
export const evaluated = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(exported).join(', ')} }) => (${expression}))`)(exported)
