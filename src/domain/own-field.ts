/** The field of an object as the JSON that would be sent holds it: its own and enumerable, or nothing. */
export const ownField = <Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  name: Name,
): Fields[Name] | undefined => (Object.prototype.propertyIsEnumerable.call(fields, name) ? fields[name] : undefined)
