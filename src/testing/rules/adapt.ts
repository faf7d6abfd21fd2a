/** Fields of a body by their names. */
export type Fields = Readonly<Record<string, unknown>>

/** Changes what breaks a rule, but not in the fields that are held. */
export type Adapt = (fields: Fields, held: ReadonlySet<string>) => Fields
