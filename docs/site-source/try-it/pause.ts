/** How long one step may keep the page from seeing to its user, in milliseconds. */
export const slice = 12

/** Lets the page see to what waits: keys, painting. */
export const pause = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Goes through steps, pausing after each slice of time; undefined where they are no longer wanted. */
export async function inSlices<T>(steps: Generator<undefined, T>, isStale: () => boolean): Promise<T | undefined> {
  let begun = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    if (performance.now() - begun < slice) continue
    await pause()
    if (isStale()) return undefined
    begun = performance.now()
  }
}
