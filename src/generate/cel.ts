/** A number as a CEL double: JSON numbers are doubles, and CEL does not mix them with integers. */
export const double = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value))

/** A text as a CEL literal. */
export const text = (value: string): string => JSON.stringify(value)

/** True where a field is missing or null, as at the start of a disjunction. */
export const unlessPresent = (field: string): string => `!has(self.${field}) || self.${field} == null || `
