/** Returns the value of an own enumerable field, or undefined. `JSON.stringify` writes the same fields. */
export const ownField = <Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Fields[Name] | undefined => (Object.prototype.propertyIsEnumerable.call(fields, name) ? fields[name] : undefined)
