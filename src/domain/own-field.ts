/** Returns an own enumerable field of an object, as JSON would contain it; undefined for others. */
export const ownField = <Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Fields[Name] | undefined => (Object.prototype.propertyIsEnumerable.call(fields, name) ? fields[name] : undefined)
