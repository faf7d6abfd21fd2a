// Tests that issues at the same place keep their order.
import { expect, it } from 'vitest'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { orderBySchema } from '../../src/evaluator/order-issues.ts'

const schema = compileSchema({ properties: { a: {}, b: {} } }, new Map(), [])

/** Up to 100 issues are sorted in another way than more. */
it.each([3, 150])('%i issues at two fields keep their order at each field', (count) => {
  const drafts = Array.from({ length: count }, (_, index) => ({
    severity: 'error' as const,
    path: [index % 2 === 0 ? 'b' : 'a'],
    content: { code: 'required' as const, params: { missing: String(index) }, message: '' },
    related: undefined,
  }))
  const [even, odd] = [0, 1].map((rest) => drafts.filter((_, index) => index % 2 === rest))
  expect(orderBySchema(drafts, schema, count).errors).toEqual([...(odd ?? []), ...(even ?? [])])
})
