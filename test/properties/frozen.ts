/** Freezes a value and everything inside its plain objects and lists. */
export function frozen<T>(value: T): T {
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.isFrozen(value) ||
    ArrayBuffer.isView(value)
  )
    return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
