// Tests the form and the coverage of the vectors, and that the package returns their results.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isIcmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { describedErrors, describedPlaces, placeOf } from '../helpers/described-places.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import {
  readVectorFiles,
  readVectors,
  readVectorSchema,
  type ExpectedIssue,
  type Range,
} from '../helpers/vectors.ts'

const files = readVectorFiles()
const vectors = readVectors()

describe('the form of the vectors', () => {
  const keepsToSchema = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allErrors: true,
  }).compile(readVectorSchema())

  it.each(files)('$name is valid by the schema of vectors', ({ document }) => {
    keepsToSchema(document)
    expect(keepsToSchema.errors ?? []).toEqual([])
  })
})

describe('the coverage of the vectors', () => {
  const reported = new Set(
    vectors
      .filter(({ options: given }) => given === undefined)
      .flatMap(({ contract, errors }) =>
        errors.map(({ pointer, code }) => `${contract} ${placeOf(pointer)} ${code}`),
      ),
  )

  const taken = new Set<string>()
  const take = (contract: string, value: unknown, pointer: string): void => {
    taken.add(`${contract} ${placeOf(pointer)}`)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) take(contract, inner, `${pointer}/${name}`)
  }
  for (const { contract, valid, value, parsed } of vectors)
    if (valid) take(contract, parsed ?? value, '')

  it('every place that a schema describes has a value in some case', () => {
    const places = [...contracts.keys()].flatMap((contract) =>
      describedPlaces(contract).map(({ place }) => `${contract} ${place}`),
    )
    expect(places.length).toBeGreaterThan(150)
    expect(places.filter((one) => !taken.has(one))).toEqual([])
  })

  it('every keyword rejects a value in some case, at every place where a schema uses it', () => {
    const demanded = [...contracts.keys()].flatMap((contract) =>
      describedErrors(contract).map((error) => `${contract} ${error}`),
    )
    expect(demanded.filter((one) => !reported.has(one))).toEqual([])
  })
})

/** Returns pointer and code in one line. */
const line = ({ pointer, code }: ExpectedIssue): string => `${pointer} ${code}`

/** Checks the listed issues in their order: all of them, or as many as the case states. */
function expectIssues(
  actual: readonly ExpectedIssue[],
  expected: readonly ExpectedIssue[],
  held: Range | undefined,
): void {
  const lines = expected.map(line)
  if (held === undefined) {
    expect(actual.map(line)).toEqual(lines)
  } else {
    expect(actual.length).toBeGreaterThanOrEqual(held[0])
    expect(actual.length).toBeLessThanOrEqual(held[1])
    const places = actual.map((issue) => lines.indexOf(line(issue)))
    expect(places, `${actual.map(line).join(', ')} out of ${lines.join(', ')}`).toEqual(
      [...new Set(places)].filter((index) => index >= 0).sort((a, b) => a - b),
    )
  }
  for (const issue of actual) {
    const params = expected.find((one) => line(one) === line(issue))?.params
    if (params !== undefined) expect(issue.params).toMatchObject(params)
  }
}

/**
 * Returns whether a `Headers` can have the content of a plain object: only texts that HTTP can
 * send, and no name in two cases.
 */
const fitsHeaders = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, text]) =>
      /^[\w-]+$/.test(name) && typeof text === 'string' && /^[\t -~\u0080-\u00ff]*$/.test(text),
  ) &&
  new Set(Object.keys(value).map((name) => name.toLowerCase())).size === Object.keys(value).length

describe('the package returns the results of the vectors', () => {
  for (const {
    name,
    contract: id,
    value,
    options,
    valid,
    errors,
    warnings,
    holds,
    parsed,
  } of vectors) {
    it(name, () => {
      const contract = contracts.get(id)
      if (contract === undefined) throw new Error(`The package has no ${id}.`)
      const before = structuredClone(value)
      const forms = [value]
      if (id.endsWith('Query') && typeof value === 'string') forms.push(new URLSearchParams(value))
      if (id.endsWith('Headers') && fitsHeaders(value)) forms.push(new Headers(value))
      for (const form of forms) {
        const result = contract.validate(form, options)
        expect(result.valid).toBe(valid)
        expectIssues(result.errors, errors, holds.errors)
        expectIssues(result.warnings, warnings, holds.warnings)
        expect(result.errors.every(({ severity }) => severity === 'error')).toBe(true)
        expect(result.warnings.every(({ severity }) => severity === 'warning')).toBe(true)
        if (parsed !== undefined) expect(result.valid && result.value).toEqual(parsed)
        else if (valid && !/(Params|Query|Headers)$/.test(id))
          expect(result.valid && result.value).toBe(form)
        expect(contract.is(form, options)).toBe(valid)
        if (id === 'icmpMonitorUpdate' && options === undefined)
          expect(isIcmpMonitorUpdate(form)).toBe(valid)
      }
      expect(value).toEqual(before)
    })
  }
})
