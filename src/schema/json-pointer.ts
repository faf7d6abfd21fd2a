/** Returns the steps of a text that is a JSON Pointer. */
export const stepsIn = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
