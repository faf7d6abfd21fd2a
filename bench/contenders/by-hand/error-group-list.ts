import { isFields, type Mistake } from './update.ts'

/** Matches an existing day as `YYYY-MM-DD`. */
const fullDate =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/
const isDate = (value: unknown): boolean => typeof value === 'string' && fullDate.test(value)
const areAnalyses = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isFields))

const isErrorGroup = (group: unknown): boolean =>
  isFields(group) &&
  typeof group.id === 'string' &&
  typeof group.checkId === 'string' &&
  typeof group.errorHash === 'string' &&
  (group.rawErrorMessage === null || typeof group.rawErrorMessage === 'string') &&
  typeof group.cleanedErrorMessage === 'string' &&
  isDate(group.firstSeen) &&
  isDate(group.lastSeen) &&
  typeof group.archivedUntilNextEvent === 'boolean' &&
  areAnalyses(group.rootCauseAnalyses)

export const is = (list: unknown): boolean => Array.isArray(list) && list.every(isErrorGroup)

/** Returns a mistake for each invalid group, not for each of its fields. */
export const validate = (list: unknown): readonly Mistake[] =>
  Array.isArray(list)
    ? list.flatMap((group, index) =>
        isErrorGroup(group)
          ? []
          : [{ instancePath: `/${index}`, message: 'must be an error group' }],
      )
    : [{ instancePath: '', message: 'must be a list' }]

export const mistakes = (found: readonly Mistake[]): number => found.length
