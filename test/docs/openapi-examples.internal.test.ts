import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { operationExamples } from '../../src/docs/examples.ts'

describe('the examples of the OpenAPI document', () => {
  const examples = [
    [operations.updateIcmpMonitor, operationExamples.updateIcmpMonitor],
    [operations.listErrorGroups, operationExamples.listErrorGroups],
  ] as const

  it.each(examples)('are valid for $path, without a warning', (operation, { response, problem: _, ...request }) => {
    expect(operation.validateRequest({ ...request })).toMatchObject({ valid: true, warnings: [] })
    const result = operation.response.validate(response, { unknownFields: 'error' })
    expect(result).toMatchObject({ valid: true, warnings: [] })
  })

  it('contain problem details with only the errors of the example request', () => {
    const pointersOf = ({ problem }: (typeof operationExamples)['listErrorGroups']): string[] =>
      problem().errors.map(({ pointer }) => pointer)
    expect(pointersOf(operationExamples.updateIcmpMonitor)).toEqual([
      '#/body/frequencyOffset',
      '#/body/maxPacketLossThreshold',
    ])
    expect(pointersOf(operationExamples.listErrorGroups)).toEqual(['#/query/limit'])
  })
})
