const day = (index: number): string =>
  `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`

const group = (index: number) => ({
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

/** Returns a valid list of different error groups. */
export const listOfGroups = (length: number): readonly object[] =>
  Array.from({ length }, (_, index) => group(index))
