import { ContractError, icmpMonitor, type Issue } from 'monitor-contract'
import { describe, expect, it } from 'vitest'

describe('the message of a ContractError', () => {
  const issue = (message: string): Issue => ({ ...icmpMonitor.validate(null).errors[0], message }) as Issue

  it.each<[first: string, others: string[], message: string]>([
    ['A.', [], 'icmpMonitor: A.'],
    ['A.', ['B.'], 'icmpMonitor: A. B.'],
    ['A.', ['B.', 'C.'], 'icmpMonitor: A. B. C.'],
    ['A.', ['B.', 'C.', 'D.'], 'icmpMonitor: A. B. C. … (+1)'],
    ['A.', ['B.', 'C.', 'D.', 'E.'], 'icmpMonitor: A. B. C. … (+2)'],
  ])('joins the first message %j and the others %j to %j', (first, others, message) => {
    const errors: [Issue, ...Issue[]] = [issue(first), ...others.map(issue)]
    expect(new ContractError('urn:x', errors, [], 'icmpMonitor').message).toBe(message)
  })

  it('begins with the id if no name is passed', () => {
    expect(new ContractError('urn:x', [issue('A.')], []).message).toBe('urn:x: A.')
  })
})
