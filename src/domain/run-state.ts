/** How a run counts by the thresholds of its monitor, from best to worst. */
export type RunState = (typeof runStates)[number]

export const runStates = /* @__PURE__ */ Object.freeze(['passing', 'degraded', 'failing'] as const)
