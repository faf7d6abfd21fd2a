/** A file that cannot be read or written. The message is the reason, for a person. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}

/** Returns the problem that an error of the file system is. */
export function fileProblem(error: unknown, what: 'read' | 'written'): FileProblem {
  if (error instanceof FileProblem) return error
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return new FileProblem(`cannot be ${what} (${String(code ?? error)}).`)
}
