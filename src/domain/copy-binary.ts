/** Returns an independent copy of binary data, such as a `Buffer`; undefined for other objects. */
export function copyBinary(object: object, kind: string): object | undefined {
  // `DataView` throws for an object that has the tag of a buffer but is not a buffer.
  if (isBuffer(object, kind)) return new DataView(object).buffer.slice(0)
  if (!ArrayBuffer.isView(object)) return undefined
  if (kind === 'DataView') return new DataView(object.buffer.slice(0), object.byteOffset, object.byteLength)
  // `Buffer` overrides the `slice` of typed arrays with a method that does not copy.
  return Uint8Array.prototype.slice.call(object)
}

const isBuffer = (_object: object, kind: string): _object is ArrayBufferLike => /ArrayBuffer$/.test(kind)
