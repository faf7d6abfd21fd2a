import { readdirSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundled } from '../helpers/bundle.ts'
import { mayThrow } from '../helpers/pollution.ts'

/** What runs in a realm of its own, so that the test runner's prototypes stay clean: every answer under one pollution, as JSON. */
const underPollution = `((load, prototype, names, descriptor) => {
  const { everyAnswer } = load()
  const { JSON: { stringify }, Object: { assign, create, defineProperty }, Reflect: { deleteProperty } } = globalThis
  for (const name of names) defineProperty(prototype, name, assign(create(null), descriptor, { configurable: true }))
  let answers
  try {
    answers = everyAnswer()
  } finally {
    for (const name of names) deleteProperty(prototype, name)
  }
  return answers.map((answer) => stringify(answer))
})`

/** Runs everything with accessors on a prototype that do what an absent property does, and says which of them were touched. */
const touched = `((load, prototype, names) => {
  const { everyAnswer } = load()
  const { Object: { defineProperty }, Reflect: { deleteProperty }, Set } = globalThis
  const found = new Set()
  for (const name of names) defineProperty(prototype, name, {
    __proto__: null,
    configurable: true,
    get() { found.add(name) },
    set(value) {
      if (!/^\\d+$/u.test(name)) found.add(name) // an item that is pushed onto a list is set by the engine
      defineProperty(this, name, { __proto__: null, value, writable: true, enumerable: true, configurable: true })
    },
  })
  try {
    everyAnswer()
  } finally {
    for (const name of names) deleteProperty(prototype, name)
  }
  return [...found]
})`

const realm = createContext({})
const inRealm = (code: string) => runInContext(code, realm)
const load: unknown = inRealm(bundled('every-answer.ts'))
const answersUnder = (prototype: string, names: readonly string[], descriptor: string): string[] =>
  inRealm(underPollution)(load, inRealm(prototype), names, inRealm(`(${descriptor})`))

const clean = answersUnder('Object.prototype', [], '{}')

/** What the engine itself asks of the property descriptors that it is given, and what nobody can tell from our own reading. */
const readByTheEngine = ['get', 'set', 'value', 'writable', 'enumerable', 'configurable']

/**
 * Every word of the sources and schemas, and some indices: whatever the code could read by mistake from an object that
 * lacks it. Not what may make a call throw.
 */
function words(prototype: string): string[] {
  const taken = new Set<string>(
    inRealm(`[...Object.getOwnPropertyNames(Object.prototype), ...Object.getOwnPropertyNames(${prototype})]`),
  )
  const found = new Set([...readByTheEngine, ...indices])
  for (const folder of ['../../src/', '../../schemas/']) {
    const url = new URL(folder, import.meta.url)
    for (const file of readdirSync(url, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|js|json)$/u.test(file) || file.startsWith('generate/')) continue
      for (const [word] of readFileSync(new URL(file, url), 'utf8').matchAll(/[$\w]+/gu)) found.add(word)
    }
  }
  return [...found].filter((word) => !taken.has(word) && !mayThrow.names.includes(word))
}

const indices = [...Array(60).keys()].map(String)

/** The same words without those that may make a call throw where they cannot be written. */
const withoutIndices = (prototype: string): string[] => words(prototype).filter((word) => !/^\d+$/u.test(word))

const pollutions = [
  "{ value: 'x', writable: true, enumerable: true }",
  '{ value: 7, writable: true, enumerable: true }',
  '{ value: true, writable: true }',
  '{ value: () => true, writable: true }',
  "{ value: [{ source: 'LATENCY', target: 'x' }], writable: true, enumerable: true }",
]

it('asks enough for a pollution to show', () => {
  expect(clean.length).toBeGreaterThan(150)
  expect(clean.filter((answer) => answer.includes('threw'))).toEqual([])
  expect(words('Object.prototype').length).toBeGreaterThan(500)
  expect(answersUnder('Object.prototype', ['toJSON'], "{ value: () => 'x' }")).toHaveLength(clean.length)
})

describe.each([
  'Object.prototype',
  'Array.prototype',
  'String.prototype',
  'Number.prototype',
  'Boolean.prototype',
  'Symbol.prototype',
])('what is put on %s', (prototype) => {
  const reached: string[] = inRealm(touched)(load, inRealm(prototype), words(prototype))

  it('is asked for, or written over, nowhere', () => {
    expect(reached.sort()).toEqual([])
  })

  it.each(pollutions)('changes no answer: %s', (descriptor) => {
    expect(answersUnder(prototype, words(prototype), descriptor)).toEqual(clean)
  })

  it.each(mayThrow.indices)('changes no answer, indices aside: $descriptor', ({ descriptor }) => {
    expect(answersUnder(prototype, withoutIndices(prototype), descriptor)).toEqual(clean)
  })
})
