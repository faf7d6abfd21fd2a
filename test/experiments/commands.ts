// The commands to run after a change of the service description.

/** The commands that the guide lists after a change. */
export const derivation: readonly (readonly string[])[] = [
  ['run', 'generate'],
  ['run', 'wording'],
  ['run', 'docs:reference'],
  ['run', 'docs:functions'],
  ['run', 'sizes'],
]
