// Tests that the JSON Schema of a contract declares the requested draft, and that an unknown draft throws.
import { icmpMonitor } from 'monitor-contract'
import { describe, expect, it } from 'vitest'

describe('the JSON Schema of a contract', () => {
  it.each([
    ['draft-2020-12', 'https://json-schema.org/draft/2020-12/schema'],
    ['draft-07', 'http://json-schema.org/draft-07/schema#'],
  ])('declares the draft that was requested: %s', (target, $schema) => {
    expect(icmpMonitor['~standard'].jsonSchema.input({ target })).toMatchObject({ $schema })
  })

  it.each(['input', 'output'] as const)('throws for an unknown draft of its %s', (side) => {
    expect(() => icmpMonitor['~standard'].jsonSchema[side]({ target: 'draft-04' })).toThrow(
      new RangeError('target must be one of draft-2020-12, draft-07'),
    )
  })
})
