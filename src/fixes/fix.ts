/** A change of a value that mends one issue. */
export interface Fix {
  /** An imperative sentence in English, such as `Rename to "activated"`. It differs between the fixes of an issue. */
  readonly title: string
  readonly applicability: Applicability
  /** The changes as a JSON Patch (RFC 6902), whose pointers are those of the value. */
  readonly patch: readonly PatchOperation[]
}

/**
 * Whether a program may apply a fix (`'safe'`, because the intention is plain) or a person should choose (`'unsafe'`,
 * because the new value is a guess).
 */
export type Applicability = 'safe' | 'unsafe'

/** An operation of a JSON Patch (RFC 6902). Fixes use four of its six operations. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string }

/** Creates a fix that uses another value at a pointer. */
export const replacement = (
  path: string,
  value: unknown,
  applicability: Applicability,
  title = `Use ${JSON.stringify(value)}`,
  op: 'add' | 'replace' = 'replace',
): Fix => ({ title, applicability, patch: [{ op, path, value }] })

/** Creates a fix that removes the field at a pointer. */
export const removal = (path: string, applicability: Applicability): Fix => ({
  title: 'Remove the field',
  applicability,
  patch: [{ op: 'remove', path }],
})
