import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { operationExamples, problemOf } from '../../src/docs/examples.ts'

describe('the examples of the OpenAPI document', () => {
  const examples = [
    [operations.updateIcmpMonitor, operationExamples.updateIcmpMonitor],
    [operations.listErrorGroups, operationExamples.listErrorGroups],
  ] as const

  it.each(examples)(
    'are valid for $path, without a warning',
    (operation, { response, invalid: _, ...request }) => {
      expect(operation.validateRequest({ ...request })).toMatchObject({ valid: true, warnings: [] })
      const result = operation.response.validate(response, {
        severity: { 'unknown-field': 'error' },
      })
      expect(result).toMatchObject({ valid: true, warnings: [] })
    },
  )

  it('contain problem details with only the errors of the example request', () => {
    const pointersOf = (id: keyof typeof operations) =>
      problemOf(id).errors.map(({ pointer }) => pointer)
    expect(pointersOf('updateIcmpMonitor')).toEqual([
      '#/body/frequencyOffset',
      '#/body/maxPacketLossThreshold',
    ])
    expect(pointersOf('listErrorGroups')).toEqual(['#/query/limit'])
  })
})
