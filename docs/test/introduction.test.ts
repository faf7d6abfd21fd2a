import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the introduction shows the README without its title and its last paragraph, which is about a clone', () => {
  const lines = readFileSync('../README.md', 'utf8').trimEnd().split('\n')
  const shown = [...readFileSync('pages/introduction.md', 'utf8').matchAll(/README\.md\{(\d+),(\d*)\}/g)].flatMap(
    ([, first, last]) => lines.slice(Number(first) - 1, last === '' ? undefined : Number(last)),
  )
  const omitted = lines.filter((line) => !shown.includes(line))
  expect(omitted[0]).toBe('# monitor-contract')
  expect(omitted[1]).toMatch(/^In a clone/)
  expect(omitted.at(-1)).toMatch(/Licence: MIT\.$/)
  expect(omitted.length).toBeLessThanOrEqual(3)
})
