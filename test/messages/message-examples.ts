// The issues in the tables of translations: of every code, and of every branch of the languages.
import type { Issue } from 'monitor-contract'
import { distinct, exampleIssues, issuesOf } from '../helpers/example-issues.ts'
import { resultOf } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

const listed = new Set(exampleIssues().map(({ code }) => code))
const fromVectors = readVectors().flatMap((vector) => issuesOf(resultOf(vector)))
/** Issues of every code. The vectors add codes that the examples lack, such as that of a new rule. */
export const ofContracts = distinct([...exampleIssues(), ...fromVectors.filter(({ code }) => !listed.has(code))])

/** Issues that no schema makes today: of a field in seconds, of a null, of a part of a request, and of another rule. */
const invented: readonly Issue[] = [
  {
    severity: 'error',
    code: 'type',
    path: ['timeout'],
    pointer: '/timeout',
    message: 'timeout must be a number in seconds, not null.',
    params: { expected: ['number'], received: 'null', unit: 's' },
  },
  {
    severity: 'error',
    code: 'minimum',
    path: ['timeout'],
    pointer: '/timeout',
    message: 'timeout must be at least 5 s.',
    params: { minimum: 5, unit: 's' },
  },
  {
    severity: 'error',
    code: 'unreadable',
    path: ['body'],
    pointer: '/body',
    message: 'body cannot be read: an accessor or a proxy in it throws.',
    params: {},
  },
  ...ofContracts
    .filter(({ code }) => code === 'defaults-conflict')
    .slice(0, 1)
    .map((issue): Issue => Object.assign({}, issue, { params: { ...issue.params, rule: 'other-rule' } })),
]
/** Issues of every code and branch. */
export const examples: readonly Issue[] = [...ofContracts, ...invented]
