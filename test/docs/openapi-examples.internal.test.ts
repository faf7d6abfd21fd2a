import { operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { operationExamples, type OperationExample } from '../../src/docs/examples.ts'

describe('the examples of the OpenAPI document', () => {
  const exampleOf = (id: string): OperationExample => {
    const example = operationExamples.get(id)
    if (example === undefined) throw new Error(`${id} has no example`)
    return example
  }

  it('belong to operations of the package', () => {
    expect([...operationExamples.keys()].filter((id) => !Object.hasOwn(operations, id))).toEqual([])
  })

  const withExample = Object.entries(operations).filter(([id]) => operationExamples.has(id))

  it.each(withExample)('are valid for %s, without a warning', (id, operation) => {
    const { response, ...request } = exampleOf(id)
    const { params, query, headers, body } = request
    const given = { query, headers, ...(params && { params }), ...(body && { body }) }
    expect(operation.validateRequest(given)).toMatchObject({ valid: true, warnings: [] })
    expect(operation.response.validate(response, { unknownFields: 'error' })).toMatchObject({
      valid: true,
      warnings: [],
    })
  })

  it('contain problem details with only the errors of the example request', () => {
    const pointersOf = (id: string): string[] =>
      exampleOf(id)
        .problem()
        .errors.map(({ pointer }) => pointer)
    expect(pointersOf('updateIcmpMonitor')).toEqual(['#/body/frequencyOffset', '#/body/maxPacketLossThreshold'])
    expect(pointersOf('listErrorGroups')).toEqual(['#/query/limit'])
  })
})
