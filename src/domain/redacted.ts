/**
 * The type of the copy that `redact` returns.
 *
 * Texts, dates and binary data keep their types, also in an open union such as `'IPv4' | (string & {})`. Maps, sets and
 * errors become `Map`, `Set` and `Error`. `Headers`, `URLSearchParams` and `FormData` become an object of their
 * entries. Functions become undefined. If a field can be a secret, its type also has `'[redacted]'`.
 */
export type Redacted<T> = unknown extends T
  ? T
  : T extends (...args: never) => unknown
    ? undefined
    : T extends string | Date | ArrayBuffer | ArrayBufferView
      ? T
      : T extends {
            append(name: string, value: string): void
            forEach(callback: (value: infer Value, name: string) => void): void
          }
        ? { [name: string]: Redacted<Value> | '[redacted]' }
        : T extends ReadonlyMap<infer Key, infer Value>
          ? Map<Key, Redacted<Value> | '[redacted]'>
          : T extends ReadonlySet<infer Value>
            ? Set<Redacted<Value>>
            : T extends Error
              ? 'stack' extends keyof T
                ? Error
                : RedactedFields<T>
              : T extends object
                ? RedactedFields<T>
                : T

/** The fields of an object, or the items of an array, in a redacted copy. */
export type RedactedFields<T> = {
  [Name in keyof T]:
    | Redacted<T[Name]>
    | (string extends Name ? '[redacted]' : never)
    | (Name extends string ? (Lowercase<Name> extends SecretName ? '[redacted]' : never) : never)
    | (Name extends 'environmentVariables'
        ? NonNullable<T[Name]> extends readonly object[]
          ? never
          : '[redacted]'
        : never)
}

/** Names of properties, in lower case, whose values may be secrets. */
export type SecretName = 'value' | 'url' | 'authorization' | 'proxy-authorization' | 'cookie' | 'set-cookie'
