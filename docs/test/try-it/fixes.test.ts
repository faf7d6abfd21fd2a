import { describe, expect, it } from 'vitest'
import { defaultChoices } from '../../try-it/choices.ts'
import { applied } from '../../try-it/edit.ts'
import { examples } from '../../try-it/examples.ts'
import { validateDocument, type ShownIssue } from '../../try-it/validate.ts'

const validate = (text: string, kind: 'icmpMonitorUpdate' | 'icmpMonitor' | 'errorGroup' = 'icmpMonitorUpdate') =>
  validateDocument({ kind, text, baseline: '', choices: defaultChoices })

const body = (fields: string): string => `{ "heartbeat": {}, "script": "", ${fields} }`
const issueOf = (text: string, code: string): ShownIssue | undefined =>
  validate(text).issues.find((issue) => issue.code === code)

describe('a fix', () => {
  it.each([
    ['unknown-field', '"activted": true', 'Rename to "activated"', '"activated": true'],
    ['unknown-field', '"activted": true', 'Remove the field', ''],
    ['unknown-field', '"activted": true, "activated": false', 'Remove the field', '"activated": false'],
    ['response-only-field', '"id": "1"', 'Remove the field', ''],
    ['type', '"frequency": "5"', 'Remove the quotes', '"frequency": 5'],
    ['type', '"muted": "false"', 'Remove the quotes', '"muted": false'],
    ['minimum', '"maxResponseTime": -1', 'Use 0', '"maxResponseTime": 0'],
    ['maximum', '"maxResponseTime": 600000', 'Use 300000', '"maxResponseTime": 300000'],
    ['frequency-offset', '"frequency": 5, "frequencyOffset": 51', 'Use 50', '"frequency": 5, "frequencyOffset": 50'],
    ['frequency-offset', '"frequency": 0, "frequencyOffset": 14', 'Use 10', '"frequency": 0, "frequencyOffset": 10'],
  ])('of %s in %s has the title %s, results in %s and removes the issue', (code, fields, title, expected) => {
    const text = body(fields)
    const fix = issueOf(text, code)?.fixes.find((other) => other.title === title)
    const fixed = applied(text, fix === undefined ? [] : [fix.edit])
    expect(JSON.parse(fixed)).toEqual(JSON.parse(body(expected).replace(', }', ' }').replace(',  }', ' }')))
    expect(issueOf(fixed, code)).toBeUndefined()
  })

  it.each([
    ['type', '"frequency": "soon"'],
    ['type', '"frequency": "5.5"'],
    ['exclusiveMinimum', '"maxPacketLossThreshold": 0'],
    ['maxLength', `"description": "${'x'.repeat(501)}"`],
  ])('of %s in %s is not offered, because no value is certain', (code, fields) => {
    expect(issueOf(body(fields), code)?.fixes).toEqual([])
  })

  it('does not rename a field that belongs to another object', () => {
    const issue = issueOf(body('"hostname": "a.example"'), 'unknown-field')
    expect(issue?.message).toContain('request.hostname')
    expect(issue?.fixes.map(({ title }) => title)).toEqual(['Remove the field'])
  })

  it('removes a byte order mark', () => {
    const text = `\uFEFF${body('"name": "edge"')}`
    const [issue] = validate(text).issues
    expect(issue?.code).toBe('json-syntax')
    expect(validate(applied(text, issue?.fixes.map(({ edit }) => edit) ?? [])).valid).toBe(true)
  })
})

it('each fix of each example leaves JSON', () => {
  for (const { kind, text, choices } of examples)
    for (const { fixes } of validateDocument({ kind, text, baseline: '{}', choices }).issues)
      for (const { edit } of fixes) expect(() => void JSON.parse(applied(text, [edit]))).not.toThrow()
})

it('reports a duplicate key at the later key', () => {
  const { issues } = validate('{ "heartbeat": {},\n  "script": "", "script": "" }')
  expect(issues.map(({ code, range }) => [code, range.start.line, range.start.column])).toEqual([
    ['duplicate-key', 2, 17],
  ])
})

it('lists issues in the order of the document', () => {
  const offsets = validate(examples[0]?.text ?? '').issues.map(({ range }) => range.start.offset)
  expect(offsets.length).toBe(12)
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
})

it('reports why a stored monitor cannot be the baseline', () => {
  const choices = { ...defaultChoices, baseline: 'own' } as const
  for (const baseline of ['', '[]', '{'])
    expect(validateDocument({ kind: 'icmpMonitorUpdate', text: '{}', baseline, choices }).baselineFault).toMatch(
      /stored monitor/,
    )
})

it.each([
  ['{ "heartbeat": {} }', '{'],
  [body('"frequency": 5, "frequencyOffset": 51'), '51'],
  [body('"alertSettings": { "escalationType": "x" }'), '{ "escalationType": "x" }'],
])('underlines in %s the text %s', (text, marked) => {
  expect(validate(text).issues.map(({ mark }) => text.slice(mark.from, mark.to))).toEqual([marked])
})

it('accepts unchanged values of the stored monitor with the option unchanged', () => {
  const stored = body(`"description": "${'x'.repeat(501)}"`)
  const severities = (unchanged: 'check' | 'accept'): readonly string[] =>
    validateDocument({
      kind: 'icmpMonitorUpdate',
      text: stored,
      baseline: stored,
      choices: { ...defaultChoices, baseline: 'own', unchanged },
    }).issues.map(({ severity, code }) => `${severity} ${code}`)
  expect(severities('check')).toEqual(['error maxLength'])
  expect(severities('accept')).toEqual(['warning maxLength'])
})

it('validates a request, with the range of each issue', () => {
  const text = '{ "headers": { "Authorization": "Basic x" }, "body": { "heartbeat": {}, "script": 5 } }'
  const { issues } = validateDocument({ kind: 'updateRequest', text, baseline: '', choices: defaultChoices })
  const errors = issues.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ pointer, range }) => [pointer, range.start.column])).toEqual(
    expect.arrayContaining([
      ['/headers/authorization', 33],
      ['/body/script', 83],
    ]),
  )
})

it('warns about an unknown part of a request, at its name', () => {
  const text = '{ "body": {}, "qurey": {} }'
  const { issues } = validateDocument({ kind: 'updateRequest', text, baseline: '', choices: defaultChoices })
  const unknown = issues.filter(({ code }) => code === 'unknown-field')
  expect(unknown.map(({ pointer, severity, range }) => [pointer, severity, range.start.column])).toEqual([
    ['/qurey', 'warning', 15],
  ])
})
