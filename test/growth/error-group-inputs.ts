// Hostile error groups and lists of them.
import { errorGroup, errorGroupList } from 'monitor-contract'
import { group } from '../helpers/minimal-bodies.ts'
import { times, validate, type Kind } from './kind.ts'

export const errorGroupInputs: readonly Kind[] = [
  {
    name: 'error groups, all different',
    make: (size) => times(size, (index) => group({ errorHash: `h${index}` })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups, all the same',
    make: (size) => times(size, () => group()),
    ask: validate(errorGroupList, { maxIssues: 1e9 }),
  },
  {
    name: 'error groups with hashes that look like array indices',
    make: (size) => times(size, (index) => group({ errorHash: String((index + 1) * 65_536) })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups with long hashes that differ at the end',
    make: (size) => times(Math.ceil(size / 100), (index) => group({ errorHash: `${'x'.repeat(16_500)}${index}` })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups, all wrong in five ways',
    make: (size) => times(size, () => group({ id: 5, checkId: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' })),
    ask: validate(errorGroupList, { maxIssues: 1e9 }),
  },
  {
    name: 'root cause analyses',
    make: (size) => group({ rootCauseAnalyses: times(size, () => ({})) }),
    ask: validate(errorGroup),
  },
]
