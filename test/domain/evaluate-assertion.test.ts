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
    ['200', 199.99, 'met'],
    ['200', 200, 'not-met'],
    ['200', 200.01, 'not-met'],
    ['2e2', 199.99, 'met'],
    ['0', 0, 'not-met'],
    ['-1', 0, 'not-met'],
    ['0.5', 0.25, 'met'],
  ])('compares target %j with %j: %s', (target, avg, expected) => {
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
