// Tests what the JSON language service of VS Code shows with the bundled schemas.
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../helpers/vectors.ts'
import { drafts, lineOf, names, schemaOf, validDocument, wrongDocument } from './documents.ts'
import { editor } from './json-editor.ts'

/** Fields inside a subscription and an analysis, which the service description does not show. */
const undescribed: Readonly<Record<string, readonly string[]>> = {
  'icmp-monitor-update': ['alertChannelId', 'activated'],
  'icmp-monitor-update.closed': ['alertChannelId', 'activated'],
  'error-group': ['analysis'],
  'error-group-list': ['analysis'],
}

const all = drafts.flatMap((draft) => names.map((name) => [draft, name] as const))

describe.each(all)('VS Code with %s/%s', (draft, name) => {
  const { problems, offered, hover } = editor(draft, name)
  const text = validDocument(name)

  it('shows no mistake in a valid document', async () => {
    expect(await problems(text)).toEqual([])
  })

  it('shows a description for every field of a complete document', async () => {
    const fields = [...text.matchAll(/"(\w+)":/g)]
    const silent: string[] = []
    for (const { 1: field = '', index } of fields) {
      const found = await hover(text, index + 1)
      if (JSON.stringify(found?.contents ?? '').length < 5) silent.push(field)
    }
    expect(silent).toEqual(undescribed[name] ?? [])
    expect(fields.length).toBeGreaterThan(5)
  })

  it('suggests a complete document in an empty file', async () => {
    expect((await offered('|')).some(({ insertText }) => (insertText ?? '').length > 200)).toBe(true)
  })

  it.skipIf(name === 'error-group-list')('suggests every field except deprecated and response-only ones', async () => {
    const { properties = {} } = schemaOf(draft, name)
    const suggested = Object.entries(properties).flatMap(([field, part]) => (part.doNotSuggest ? [] : [field]))
    const labels = (await offered('{\n  |\n}')).map(({ label }) => label)
    expect(labels.sort()).toEqual(suggested.sort())
  })

  it.skipIf(name === 'error-group-list')('suggests every value of an enum, and every example', async () => {
    const { properties = {} } = schemaOf(draft, name)
    for (const [field, { enum: values, examples, enumDescriptions }] of Object.entries(properties)) {
      const items = await offered(`{ "${field}": | }`)
      const labels = items.map(({ label }) => label)
      expect(labels).toEqual(
        expect.arrayContaining([...(values ?? []), ...(examples ?? [])].map((value) => JSON.stringify(value))),
      )
      if (enumDescriptions)
        expect(items.map(({ documentation }) => documentation)).toEqual(expect.arrayContaining([...enumDescriptions]))
    }
  })
})

const lines = (...fields: readonly string[]): readonly number[] => fields.map((field) => lineOf(wrongDocument, field))

const shownAnywhere = [
  0, // script is missing
  ...lines(
    'muted',
    'locations',
    'alertSettings',
    'groupOrder',
    'description',
    'frequencyOffset',
    'assertions',
    'maxResponseTime',
  ),
]

describe.each(drafts)('the twelve mistakes of the example, in %s', (draft) => {
  const shown = async (name: string) =>
    (await editor(draft, name).problems(wrongDocument)).map(({ range }) => range.start.line).sort((a, b) => a - b)

  it('the open schema reports nine of them', async () => {
    expect(await shown('icmp-monitor-update')).toEqual([...shownAnywhere].sort((a, b) => a - b))
    expect(shownAnywhere).toHaveLength(9)
  })

  it('the closed schema reports eleven of them, all except the order of the packet loss thresholds', async () => {
    const expected = [...shownAnywhere, ...lines('id', 'activted')]
    expect(await shown('icmp-monitor-update.closed')).toEqual(expected.sort((a, b) => a - b))
    expect(expected).toHaveLength(11)
  })

  it('warnings about one field are shown exactly at the pointers in the vectors', async () => {
    const codes = new Set([
      'alert-settings-ignored',
      'api-only-field',
      'browser-only-field',
      'deprecated-field',
      'non-numeric-target',
      'sub-minute-frequency',
    ])
    const { problems } = editor(draft, 'icmp-monitor-update')
    const vectors = readVectors().filter(
      ({ contract, options, valid, holds }) =>
        contract === 'icmpMonitorUpdate' && options === undefined && valid && holds.warnings === undefined,
    )
    const different: string[] = []
    let count = 0
    for (const { name, value, warnings } of vectors) {
      const expected = warnings.filter(({ code }) => codes.has(code)).length
      const found = await problems(JSON.stringify(value))
      if (found.length !== expected) different.push(`${name}: ${found.map(({ message }) => message).join(' ')}`)
      count += expected
    }
    expect(different).toEqual([])
    expect(count).toBeGreaterThan(30)
  })
})
