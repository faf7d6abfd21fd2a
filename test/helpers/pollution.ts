// Lists the properties that the engine itself reads from a prototype, so that a pollution may break calls.

/** A property that pollutes a prototype. */
export interface Pollution {
  readonly what: string
  /** The property descriptor, as code that the polluted realm evaluates. */
  readonly descriptor: string
}

/**
 * The names that the engine itself reads or writes on a prototype, so that calls may throw.
 *
 * SECURITY.md lists the same names. All other names, writable indices, `get`, `set` and `value` change no result.
 */
export const mayThrow: { readonly names: readonly string[]; readonly indices: readonly Pollution[] } = {
  names: ['return'],
  indices: [
    { what: 'a read-only value', descriptor: "{ value: 'x' }" },
    { what: 'a read-only object', descriptor: '{ value: Object.freeze({ $clean: true }), enumerable: true }' },
    { what: 'an accessor that cannot be set', descriptor: '{ get: () => undefined }' },
    { what: 'an accessor that loses what is set', descriptor: "{ get: () => 'x', set: () => undefined }" },
    {
      what: 'an accessor that throws',
      descriptor: "{ get() { throw new Error('get') }, set() { throw new Error('set') } }",
    },
  ],
}
