import { readFileSync } from 'node:fs'

/**
 * Returns the examples `name('…', …) // true` or `// false` in the doc comments of a file, with arguments and result.
 */
export function documentedExamples(file: string, name: string): [call: string, texts: string[], expected: boolean][] {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  const lines = source.matchAll(new RegExp(`^ \\* (${name}\\((.*)\\)) // (true|false)\\b`, 'gmu'))
  return [...lines].map(([, call = '', passed = '', result]) => [
    call,
    [...passed.matchAll(/'([^']*)'/gu)].map(([, text = '']) => text),
    result === 'true',
  ])
}
