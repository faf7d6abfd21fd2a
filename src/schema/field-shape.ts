/**
 * What an update accepts in a field: whether null, and which fields or items inside it. `toUpdate` omits the nulls that
 * an update does not accept.
 */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}
