// Tests that each bundled document, taken alone, gives the verdicts of the vectors in Ajv, and
// has an example for editors.
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formats } from '../../src/schema/formats.ts'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { bundledDocuments } from './bundled-documents.ts'
import { isRuleError } from '../helpers/rule-errors.ts'
import { readVectors } from '../helpers/vectors.ts'

const vectors = readVectors()

/** Returns the lines of a value as yaml-language-server writes a snippet: texts without quotes. */
function blockLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([name, inner]) => {
    const [first = '', ...others] = blockLines(inner)
    if (isList) return [`- ${first}`, ...others.map((line) => `  ${line}`)]
    const isNested = typeof inner === 'object' && inner !== null
    return isNested
      ? [`${name}:`, ...[first, ...others].map((line) => `  ${line}`)]
      : [`${name}: ${first}`]
  })
}

const blockYaml = (value: unknown): string => blockLines(value).join('\n')

describe.each(bundledDocuments)('schemas/$path', ({ contract, document }) => {
  const cases = vectors.filter(
    (vector) => vector.contract === contract && vector.options === undefined,
  )

  it('has a complete example that the contract accepts without a warning', () => {
    const [{ body }] = document['defaultSnippets'] as [{ body: unknown }]
    const result = bodyContracts[contract].validate(body, {
      severity: { 'unknown-field': 'error' },
    })
    expect(result).toMatchObject({ valid: true, warnings: [] })
  })

  it('has an example that is the same value as YAML without quotes, as editors insert it', () => {
    const [{ body }] = document['defaultSnippets'] as [{ body: unknown }]
    expect(parse(blockYaml(body))).toEqual(body)
    expect(JSON.stringify(body)).not.toMatch(/null|""|\[\]|\{\}/)
  })

  it.skipIf(cases.length === 0)(
    'gives the verdicts of the vectors in the default class of Ajv',
    () => {
      const check = new Ajv({ strict: false, formats: { ...formats } }).compile(document)
      const wrong = cases.filter(
        ({ value, errors }) =>
          check(value) !==
          errors.every(({ code }) => isRuleError(code) && code !== 'frequency-offset'),
      )
      expect(wrong.map(({ name }) => name)).toEqual([])
      expect(new Set(cases.map(({ valid }) => valid)).size).toBe(2)
    },
  )
})
