/** A rule as data: the allowed values of a field for each value of the field `by`. */
export interface ValueTable {
  readonly by: string
  readonly rows: readonly ValueRow[]
}

export interface ValueRow {
  readonly value: number
  /** The meaning of the value, for editors. */
  readonly meaning: string
  readonly allowed: AllowedNumbers
  /** The unit of the allowed values, such as `seconds`. */
  readonly unit?: string
}

/** The allowed numbers as a schema: single values, or the whole numbers of a range. */
type AllowedNumbers =
  | { readonly enum: readonly number[] }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }

/** Returns the greatest number that a row allows. */
export const greatestIn = ({ allowed }: ValueRow): number =>
  isList(allowed) ? Math.max(...allowed.enum) : allowed.maximum

const isList = (allowed: AllowedNumbers): allowed is Extract<AllowedNumbers, { readonly enum: readonly number[] }> =>
  Object.hasOwn(allowed, 'enum')

/** Returns a table as JSON Schema conditions (`if` and `then`), one for each row. */
export const implicationsOf = (field: string, { by, rows }: ValueTable) =>
  rows.map(({ value, allowed }) => ({
    if: { properties: { [by]: { const: value } }, required: [by] },
    then: { properties: { [field]: allowed } },
  }))
