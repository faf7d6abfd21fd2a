import { expect, it } from 'vitest'
import { nodeOf } from '../../src/explain/node.ts'
import { explain } from '../../src/explain/walk.ts'
import { Findings } from '../../src/issues/findings.ts'
import { report } from '../helpers/report.ts'

it('what is in a list whose items are not described is not looked into', () => {
  const findings = new Findings(5)
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), [5, { a: 1 }], [], findings, { tolerant: false, onUnlisted: () => undefined })
  expect(report(findings.errors)).toEqual([])
  explain(nodeOf({ type: ['array', 'null'] }, new Map(), []), 5, ['a'], findings, { tolerant: false, onUnlisted: () => undefined })
  expect(report(findings.errors)).toEqual(['/a type'])
})
