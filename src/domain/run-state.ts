/** The state of a run by the thresholds of its monitor, from best to worst. */
export type RunState = 'passing' | 'degraded' | 'failing'

export const runStates: readonly RunState[] = /* @__PURE__ */ Object.freeze<RunState[]>([
  'passing',
  'degraded',
  'failing',
])
