// Tests each name with which a polluted prototype can break a call: no result is wrong, and no secret leaks.
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundled } from '../helpers/bundle.ts'
import { mayThrow, type Pollution } from '../helpers/pollution.ts'
import { readVectors } from '../helpers/vectors.ts'

/**
 * Makes calls while a prototype of their own realm is polluted, and returns the result or error of each as text. Unless
 * issues are requested, a result consists of `valid` and the value.
 */
const underPollution = `((library, calls, issues, prototype, names, descriptor) => {
  const { Object: { assign, create, defineProperty }, Reflect: { deleteProperty } } = globalThis
  let outcomes
  for (const name of names) defineProperty(prototype, name, assign(create(null), descriptor, { configurable: true }))
  try {
    outcomes = library.ask(calls)
  } finally {
    for (const name of names) deleteProperty(prototype, name)
  }
  const shown = ({ errors, warnings, valid, value }) => (issues ? [errors, warnings] : [valid, value])
  return [...outcomes].map(([call, { returned, thrown }]) => ({
    call,
    threw: thrown !== undefined,
    said: thrown !== undefined
      ? String(thrown) + String(thrown.stack)
      : JSON.stringify(call.endsWith('validate') ? shown(returned) : returned),
  }))
})`

interface Outcome {
  readonly call: string
  readonly threw: boolean
  readonly said: string | undefined
}

const realm = createContext({ URLSearchParams, Headers })
const inRealm = (code: string) => runInContext(code, realm)
Object.assign(realm, {
  library: inRealm(`${bundled('calls-with-secrets.ts')}()`),
  vectors: JSON.stringify(readVectors()),
})

const validationCalls: unknown = inRealm('library.validationsOf(JSON.parse(vectors))')
const secretCalls: unknown = inRealm(
  '[...library.validationsOf(library.secrets), ...library.redactionsOf(library.secrets)]',
)

const outcomes = (calls: unknown, prototype: string, names: readonly string[], descriptor: string): Outcome[] =>
  inRealm(underPollution)(
    inRealm('library'),
    calls,
    calls === secretCalls,
    inRealm(prototype),
    names,
    inRealm(`(${descriptor})`),
  )

const withoutPollution = (calls: unknown): Outcome[] => outcomes(calls, 'Object.prototype', [], '{}')

const unpolluted = new Map(withoutPollution(validationCalls).map(({ call, said }) => [call, said]))

const showsSecret = ({ said }: Outcome): boolean => said?.includes('hunter2') === true
/** The calls of `redact` that keep the text, because nothing marks it as a secret. */
const open = new Set(withoutPollution(secretCalls).flatMap((outcome) => (showsSecret(outcome) ? outcome.call : [])))

const upTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))

const pollutions: readonly (Pollution & { readonly names: readonly string[] })[] = [
  ...["'x'", '() => ({})', '() => 7', '() => { throw new Error() }'].map((value) => ({
    what: `${value} under ${mayThrow.names.join(', ')}`,
    names: mayThrow.names,
    descriptor: `{ value: ${value}, writable: true }`,
  })),
  ...mayThrow.indices.flatMap(({ what, descriptor }) =>
    [['0'], ['1'], upTo(60)].map((names) => ({
      what: `${what} under ${names.length === 1 ? `the index ${names.join('')}` : `${names.length} indices`}`,
      names,
      descriptor,
    })),
  ),
]

it('the calls succeed without pollution, and some of them would show a pollution', () => {
  expect(withoutPollution(validationCalls).filter(({ threw }) => threw)).toEqual([])
  expect(unpolluted.size).toBeGreaterThan(7_000)
  const planted = withoutPollution(secretCalls)
  expect(planted.filter(({ threw }) => threw).map(({ call }) => call)).toEqual([])
  expect(planted.filter(({ call }) => call.endsWith('redact') && !open.has(call)).length).toBeGreaterThan(0)
  expect(planted.filter(({ call }) => call.endsWith('validate') && !open.has(call)).length).toBeGreaterThan(10)
})

describe.each(['Object.prototype', 'Array.prototype'])('on %s', (prototype) => {
  it.each(pollutions)('no result changes under the pollution $what', ({ names, descriptor }) => {
    const found = outcomes(validationCalls, prototype, names, descriptor)
    const returned = found.filter(({ threw }) => !threw)
    const wrong = returned.filter(({ call, said }) => unpolluted.get(call) !== said)
    expect(wrong.map(({ call, said }) => `${call}: ${String(said)}`)).toEqual([])
    expect(returned.length).toBeGreaterThan(found.length / 10)
  })

  it.each(pollutions)('no result contains a secret under the pollution $what', ({ names, descriptor }) => {
    const found = outcomes(secretCalls, prototype, names, descriptor)
    expect(found.filter((outcome) => !open.has(outcome.call) && showsSecret(outcome))).toEqual([])
  })
})
