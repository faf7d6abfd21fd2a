// Makes the sample calls of every exported function and returns their results.
import { constants, type EntryName } from './package-entries.ts'
import { sampleCalls, type Call } from './sample-calls.ts'

/** The result of a call, or the error that it threw. */
export type Outcome = { readonly returned: unknown } | { readonly threw: unknown }

function outcomeOf({ run }: Call): Outcome {
  try {
    return { returned: run() }
  } catch (error) {
    return { threw: error instanceof Error ? { ...error, name: error.name, message: error.message } : error }
  }
}

/** Creates the arguments of every sample call, and returns a function that makes the calls except those of one entry. */
export function everyCall(omitted?: EntryName): () => readonly (Outcome | undefined)[] {
  const calls = sampleCalls().map((call) => (call.entry === omitted ? undefined : call))
  const outcomes = calls.map((): Outcome | undefined => undefined)
  return () => {
    // No list grows here and none is iterated, because both use prototypes, which a test may have changed.
    for (let index = 0; index < calls.length; index++) {
      const call = calls[index]
      if (call !== undefined) outcomes[index] = outcomeOf(call)
    }
    return outcomes
  }
}

/** Returns the results of every exported function for many small values, and every exported constant. */
export const everyResult = (): unknown[] => [...everyCall()(), ...constants()]
