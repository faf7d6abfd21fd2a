/** Returns a number as a CEL double. JSON numbers are doubles, and some engines do not compare these with integers. */
export const double = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value))

/** Returns a string as a CEL literal. */
export const text = (value: string): string => JSON.stringify(value)

/** Returns the start of a CEL expression that is true if a field is missing or null. */
export const unlessPresent = (field: string): string => `!has(self.${field}) || self.${field} == null || `
