// Compares the vectors with the results of Ajv over `schemas/`.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { resolve, schemaDocuments, schemaOf } from '../helpers/schema-documents.ts'
import { readVectors, segmentsOf, type ExpectedIssue, type Vector } from '../helpers/vectors.ts'

// Ajv at run time over `schemas/`, to check the vectors without the validators of the package.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true })
ajvFormats.default(ajv)
for (const document of schemaDocuments.values()) ajv.addSchema(document)

function checkOf(contract: string): ValidateFunction {
  const check = ajv.getSchema(String(schemaOf(contract).$id))
  if (check === undefined) throw new Error(`Ajv has no document of ${contract}.`)
  return check
}

const keywords = [
  'type',
  'enum',
  'required',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
]
const vectors = readVectors()

/** Texts that ajv-formats accepts although RFC 3339 or RFC 4122 does not. */
const acceptedByAjvFormats = /^\d{4}-\d\d-\d\d \d|T.*[+-]\d\d(\d\d)?$|^urn:uuid:/

const isTakenWrongly = ({ value, errors }: Vector): boolean =>
  errors.some(({ code, pointer }) => code === 'format' && acceptedByAjvFormats.test(String(valueAt(value, pointer))))

function valueAt(root: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], root)
}

const line = ({ pointer, code }: ExpectedIssue): string => `${pointer} ${code}`

/**
 * Returns Ajv's errors in the form of the interface: a missing field at its own pointer, and only `type` for a wrong
 * type.
 */
function ajvErrors(contract: string, value: unknown): readonly string[] {
  const check = checkOf(contract)
  check(value)
  const issues = (check.errors ?? []).map(({ instancePath, keyword, params }) => ({
    pointer: keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath,
    code: keyword,
  }))
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'type').map(({ pointer }) => pointer))
  return [
    ...new Set(issues.filter(({ pointer, code }) => code === 'type' || !wrongTypes.has(pointer)).map(line)),
  ].sort()
}

const ofBodies = vectors.filter(({ contract }) => !/(?:Params|Query|Headers)$/u.test(contract))
const tolerant = ofBodies.filter(({ options }) => options?.['reader'] === 'tolerant')
const strict = ofBodies.filter((vector) => !tolerant.includes(vector))
const takenWrongly = strict.filter(isTakenWrongly)
const structural = strict.filter((vector) => !isTakenWrongly(vector))

describe('Ajv over schemas/ agrees with the vectors', () => {
  it('agrees except for a few bodies with a format that ajv-formats accepts wrongly', () => {
    expect(structural.length).toBeGreaterThan(600)
    expect(takenWrongly.length).toBeLessThan(10)
  })

  for (const { name, contract, value, errors } of structural) {
    it(name, () => {
      expect(ajvErrors(contract, value)).toEqual(
        errors
          .filter(({ code }) => keywords.includes(code))
          .map(line)
          .sort(),
      )
    })
  }

  for (const { name, contract, value } of takenWrongly) {
    it(`Ajv accepts a value that a format rejects: ${name}`, () => {
      expect(ajvErrors(contract, value)).toEqual([])
    })
  }

  for (const { name, contract, parsed } of vectors.filter((vector) => vector.parsed !== undefined)) {
    it(`accepts the parsed parameters: ${name}`, () => {
      expect(ajvErrors(contract, parsed)).toEqual([])
    })
  }

  // An error for a tolerant reader is an error for Ajv, too; the other issues are warnings.
  for (const { name, contract, value, errors } of tolerant.filter(({ errors }) => errors.length > 0)) {
    it(`reports the errors of a tolerant reader, too: ${name}`, () => {
      const found = ajvErrors(contract, value)
      expect(
        errors
          .filter(({ code }) => code !== 'unknown-field')
          .map(line)
          .filter((one) => !found.includes(one)),
      ).toEqual([])
    })
  }
})

/**
 * Returns the position of a pointer: for each name its position in the schema, for each item its index. Unknown names
 * are last.
 */
function placeOf(contract: string, pointer: string): readonly number[] {
  let node: ReturnType<typeof resolve> | undefined = resolve(schemaOf(contract))
  return segmentsOf(pointer).map((name) => {
    const place: number = Object.keys(node?.properties ?? {}).indexOf(name)
    const next = place >= 0 ? node?.properties?.[name] : /^\d+$/.test(name) ? node?.items : undefined
    const isItem = place < 0 && next !== undefined
    node = next === undefined ? undefined : resolve(next)
    return isItem ? Number(name) : place >= 0 ? place : Number.MAX_SAFE_INTEGER
  })
}

function comesAfter(first: readonly number[], second: readonly number[]): boolean {
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return first.length > second.length
}

describe('the issues of the vectors are in the order of the schemas', () => {
  const long = vectors.filter(({ errors, warnings }) => errors.length > 1 || warnings.length > 1)

  for (const { name, contract, errors, warnings } of long) {
    it(name, () => {
      for (const issues of [errors, warnings]) {
        const places = issues.map(({ pointer }) => placeOf(contract, pointer))
        expect(
          issues.filter((_, index) => index > 0 && comesAfter(places[index - 1] ?? [], places[index] ?? [])).map(line),
        ).toEqual([])
      }
    })
  }
})
