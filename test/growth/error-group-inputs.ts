// Hostile error groups and lists of them.
import { errorGroup, errorGroupList } from 'monitor-contract'
import { group } from '../helpers/minimal-bodies.ts'
import { times, validate, type Kind } from './kind.ts'

export const errorGroupInputs: readonly Kind[] = [
  [
    'error groups, all different',
    (size) => times(size, (index) => group({ errorHash: `h${index}` })),
    validate(errorGroupList),
  ],
  ['error groups, all the same', (size) => times(size, () => group()), validate(errorGroupList, { maxIssues: 1e9 })],
  [
    'error groups with hashes that look like array indices',
    (size) => times(size, (index) => group({ errorHash: String((index + 1) * 65_536) })),
    validate(errorGroupList),
  ],
  [
    'error groups with long hashes that differ at the end',
    (size) => times(Math.ceil(size / 100), (index) => group({ errorHash: `${'x'.repeat(16_500)}${index}` })),
    validate(errorGroupList),
  ],
  [
    'error groups, all wrong in five ways',
    (size) => times(size, () => group({ id: 5, checkId: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' })),
    validate(errorGroupList, { maxIssues: 1e9 }),
  ],
  ['root cause analyses', (size) => group({ rootCauseAnalyses: times(size, () => ({})) }), validate(errorGroup)],
]
