import { describe, expect, it } from 'vitest'
import { resultOf } from '../helpers/result-of.ts'
import { readVectors, type ExpectedIssue } from '../helpers/vectors.ts'

// One test for each file of vectors. Stryker looks for each test by name, and there are thousands of cases.

const vectors = readVectors()
const files = [...new Set(vectors.map(({ file }) => file))]

const expected = ({ pointer, code, params }: ExpectedIssue): unknown =>
  expect.objectContaining({
    pointer,
    code,
    ...(params === undefined ? {} : { params: expect.objectContaining(params) }),
  })

describe('the package returns the results of the vectors', () => {
  it.each(files)('%s', (name) => {
    for (const vector of vectors.filter(({ file, holds }) => file === name && Object.keys(holds).length === 0)) {
      const { valid, parsed } = vector
      expect({ case: vector.name, ...resultOf(vector) }).toMatchObject({
        case: vector.name,
        is: valid,
        errors: vector.errors.map(expected),
        warnings: vector.warnings.map(expected),
        ...(parsed === undefined ? {} : { value: parsed }),
      })
    }
  })
})
