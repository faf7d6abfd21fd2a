const day = (index: number): string =>
  `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`

const textOfGroup = (index: number): string =>
  JSON.stringify({
    id: `6f1c8a52-3d0b-4e6a-9c11-${String(index).padStart(12, '0')}`,
    checkId: `a3b5d9e0-7c42-4f18-8b6d-${String(index % 100).padStart(12, '0')}`,
    errorHash: ((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(4),
    rawErrorMessage: index % 10 === 0 ? null : `Request timed out after ${30_000 + index} ms`,
    cleanedErrorMessage: 'Request timed out after <N> ms',
    firstSeen: day(0),
    lastSeen: day(index),
    archivedUntilNextEvent: index % 3 === 0,
    ...(index % 5 === 0 ? { rootCauseAnalyses: [{ cause: 'network' }] } : {}),
  })

const textOfList = (length: number, textOf: (index: number) => string): string =>
  Array.from({ length }, (_, index) => textOf(index)).join(',')

export const textOfGroups = (length: number): string => `[${textOfList(length, textOfGroup)}]`

export const textOfWrongItems = (length: number): string =>
  `{"heartbeat":{},"script":"ping()","tags":[${textOfList(length, String)}]}`

export const textOfUnknownNames = (length: number): string =>
  `{"heartbeat":{},"script":"ping()",${textOfList(length, (index) => `"name${index}":${index}`)}}`

/** Returns the text of a list whose groups have five errors each. */
export const textOfWrongGroups = (length: number): string =>
  `[${textOfList(length, (index) =>
    JSON.stringify({
      ...JSON.parse(textOfGroup(index)),
      id: index,
      checkId: index,
      errorHash: index,
      firstSeen: 'today',
      lastSeen: 'today',
    }),
  )}]`

export const textOfMistakeBesideNumbers = (length: number): string =>
  `{"heartbeat":{"values":[${textOfList(length, String)}]},"script":5}`
