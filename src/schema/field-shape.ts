/**
 * Describes a field of an update: whether it accepts null, and the fields or items inside it. `toUpdate` omits each
 * null that an update does not accept.
 */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}
