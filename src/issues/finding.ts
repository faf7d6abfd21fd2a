/** Names of fields and indices of items on the way to a value, from the outside in. */
export type Path = readonly (string | number)[]

/** Whether an issue makes its value invalid. */
export type Severity = 'error' | 'warning'

/** The facts of an issue that its message states. */
export type Params = Readonly<Record<string, unknown>>

/** An issue before its message: plain data. */
export interface Finding {
  readonly severity: Severity
  readonly code: string
  readonly path: Path
  readonly params: Params
  /** The paths of the other fields of the value that the issue is about. */
  readonly related?: readonly Path[] | undefined
}

/** Returns findings about a value as findings about the object or list that has it at `step`. */
export const placedAt = (step: string | number, findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => ({
    ...finding,
    path: [step, ...finding.path],
    related: finding.related?.map((path) => [step, ...path]),
  }))

export const noFindings: readonly Finding[] = []
