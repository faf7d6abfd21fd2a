/** Returns an own enumerable field of an object, or undefined if it has none. JSON contains the same fields. */
export const ownField = <Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Fields[Name] | undefined => (Object.prototype.propertyIsEnumerable.call(fields, name) ? fields[name] : undefined)
