import { expect, it } from 'vitest'
import { defaultChoices } from '../../try-it/choices.ts'
import { linesOf } from '../../try-it/editor/coloured-lines.ts'
import { validateDocument } from '../../try-it/validate.ts'

const text =
  '{\n  "heartbeat": {},\n\n  "script": "a \\" b",\n  "frequency": 5,\n  "frequencyOffset": 51, "muted": tru\n}'

const shown = (content: string) =>
  linesOf(
    content,
    validateDocument({ kind: 'icmpMonitorUpdate', text: content, baseline: '', choices: defaultChoices }).issues,
  )

it('splits a text into lines that have the same characters', () => {
  const lines = shown(text).map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
  expect(lines.join('\n')).toBe(text)
})

it('colours keys, strings, numbers and constants', () => {
  const pieces = shown('{ "a": "b", "c": -1.5e3, "d": null }').flatMap((line) => line.pieces)
  const coloured = pieces.filter(({ classes }) => classes.some((name) => !name.startsWith('cm-')))
  expect(coloured.map((piece) => [piece.text, piece.classes.find((name) => !name.startsWith('cm-'))])).toEqual([
    ['"a"', 'key'],
    ['"b"', 'string'],
    ['"c"', 'key'],
    ['-1.5e3', 'number'],
    ['"d"', 'key'],
    ['null', 'constant'],
  ])
})

it('marks the text of an issue and its line', () => {
  const lines = shown(text.replace('tru', 'true'))
  expect(lines.map(({ severity }) => severity)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'error',
    undefined,
  ])
  const marked = lines.flatMap(({ pieces }) => pieces).filter(({ classes }) => classes.includes('cm-lintRange-error'))
  expect(marked.map((piece) => piece.text)).toEqual(['51'])
})

it('colours each value of a line with 10,000 values', () => {
  const long = `[${'1,'.repeat(10_000)}1]`
  expect(shown(long)[0]?.pieces.length).toBeGreaterThan(19_000)
})
