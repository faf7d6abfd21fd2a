/**
 * Invalid fields of an update without warnings. All are scalars: some contenders accept a list
 * where an object is required.
 */
const invalidFields = Object.entries({
  name: 5,
  activated: 'yes',
  groupOrder: -1,
  description: 'x'.repeat(501),
  frequency: 3,
  maxResponseTime: 300_001,
  runtimeId: '2020.01',
  scriptPath: true,
  muted: 1,
  frequencyOffset: 0.5,
  degradedPacketLossThreshold: 0,
  groupId: '4711',
  sslCheckDomain: null,
  script: 12,
  maxPacketLossThreshold: 101,
  shouldFail: 'false',
  degradedResponseTime: -1,
  runParallel: 'true',
  useGlobalAlertSettings: 0,
  privateLocations: 7,
})

/** Returns bodies, each with the given number of invalid fields, in turn. */
export const withMistakes = (bodies: readonly object[], mistakes: number): readonly object[] =>
  bodies.map((body, index) => {
    const turn = (index * mistakes) % invalidFields.length
    const inTurn = [...invalidFields.slice(turn), ...invalidFields.slice(0, turn)]
    return { ...body, ...Object.fromEntries(inTurn.slice(0, mistakes)) }
  })
