/**
 * Returns the value of one field of a record. A method, so that a function of `Nested` has this
 * type.
 */
export type FieldReader = { read(record: unknown): unknown }['read']

/** Functions that read one field of a record, by the name of the field. */
export type FieldReaders = Readonly<Record<string, FieldReader>>

/** A record, and the objects inside it. */
export interface Nested {
  readonly [name: string]: Nested | null | undefined
}
