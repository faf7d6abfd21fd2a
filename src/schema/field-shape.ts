/** The shape of a field in an update: whether it accepts null, its fields, and those of its items. */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}
