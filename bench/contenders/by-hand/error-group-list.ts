import { fullDate } from '../allowed-values.ts'

type Fields = Readonly<Record<string, unknown>>

interface Mistake {
  readonly instancePath: string
  readonly message: string
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate = (value: unknown): boolean => typeof value === 'string' && fullDate.test(value)
const areAnalyses = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isFields))

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

export function validate(list: unknown): readonly Mistake[] {
  if (!Array.isArray(list)) return [{ instancePath: '', message: 'must be a list' }]
  const found: Mistake[] = []
  const add = (index: number, name: string, message: string) =>
    found.push({ instancePath: `/${index}${name}`, message })
  list.forEach((group: unknown, index) => {
    if (!isFields(group)) return add(index, '', 'must be an object')
    for (const name of ['id', 'checkId', 'errorHash', 'cleanedErrorMessage'])
      if (typeof group[name] !== 'string') add(index, `/${name}`, 'must be a text')
    if (group.rawErrorMessage !== null && typeof group.rawErrorMessage !== 'string')
      add(index, '/rawErrorMessage', 'must be a text or null')
    if (!isDate(group.firstSeen)) add(index, '/firstSeen', 'must be a day')
    if (!isDate(group.lastSeen)) add(index, '/lastSeen', 'must be a day')
    if (typeof group.archivedUntilNextEvent !== 'boolean')
      add(index, '/archivedUntilNextEvent', 'must be true or false')
    if (!areAnalyses(group.rootCauseAnalyses)) add(index, '/rootCauseAnalyses', 'must hold objects only')
    return undefined
  })
  return found
}

export const mistakes = (found: readonly Mistake[]): number => found.length
