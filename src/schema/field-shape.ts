/**
 * Describes a field of an update: whether it accepts null, and the known fields or items inside it. `toUpdate` omits
 * fields that are null, but do not accept null.
 */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}
