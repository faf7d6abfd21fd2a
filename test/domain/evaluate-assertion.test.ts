import { describe, expect, it } from 'vitest'
import { evaluateAssertion } from 'monitor-contract'

const shown = { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }
const numbers = ['200', '-1.5e3', '0', '-0', '1e-400', '0.0001']
const noNumbers = [
  '',
  ' 200',
  '200 ',
  '0x10',
  '1e400',
  '+5',
  '.5',
  '5.',
  '1_000',
  'NaN',
  'Infinity',
  '२००',
  '200ms',
]

describe('evaluateAssertion', () => {
  // target, mean latency, expected outcome
  it.each([
    { target: '200', avg: 199.99, expected: 'met' },
    { target: '200', avg: 200, expected: 'not-met' },
    { target: '200', avg: 200.01, expected: 'not-met' },
    { target: '2e2', avg: 199.99, expected: 'met' },
    { target: '0', avg: 0, expected: 'not-met' },
    { target: '-1', avg: 0, expected: 'not-met' },
    { target: '0.5', avg: 0.25, expected: 'met' },
  ])('compares target $target with $avg: $expected', ({ target, avg, expected }) => {
    expect(evaluateAssertion({ ...shown, target }, { latency: { avg } })).toBe(expected)
  })

  it.each([
    { source: 'JITTER' },
    { source: 'latency' },
    { property: 'max' },
    { comparison: 'GREATER_THAN' },
    { comparison: 'EQUALS' },
    { source: null },
    { property: undefined },
    { comparison: null },
    { target: null },
    { target: undefined },
    { target: 200 as never },
  ])('returns "unspecified" for %j', (change) => {
    expect(evaluateAssertion({ ...shown, ...change }, { latency: { avg: 1 } })).toBe('unspecified')
  })

  it.each([...numbers, ...noNumbers])(
    'returns "unspecified" for the target %j exactly if it is no JSON number',
    (target) => {
      const outcome = evaluateAssertion({ ...shown, target }, { latency: { avg: 1 } })
      expect(outcome === 'unspecified').toBe(noNumbers.includes(target))
    },
  )
})
