/** Returns a minimal valid body with further fields. */
export const update = (fields: object = {}) => ({ heartbeat: {}, script: '', ...fields })
export const monitor = (fields: object = {}) => ({ name: 'edge', ...fields })
export const group = (fields: object = {}) => ({
  id: 'g1',
  checkId: 'c1',
  errorHash: 'h1',
  rawErrorMessage: null,
  cleanedErrorMessage: 'timeout',
  firstSeen: '2024-02-28',
  lastSeen: '2024-02-29',
  archivedUntilNextEvent: false,
  ...fields,
})
