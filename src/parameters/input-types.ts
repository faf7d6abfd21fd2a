/**
 * The forms that a query contract accepts: a `URLSearchParams`, a query string, or a plain object.
 */
export type QueryInput<T> = string | SearchParamsLike | QueryObject<T>

/**
 * The methods by which a query contract recognizes a `URLSearchParams`. The contract calls only
 * `forEach`.
 */
export interface SearchParamsLike {
  forEach(callback: (value: string, name: string) => void): void
  getAll(name: string): string[]
  sort(): void
}

/**
 * The methods by which a headers contract recognizes a `Headers`. The contract calls only
 * `forEach`.
 */
export interface HeadersLike {
  forEach(callback: (value: string, name: string) => void): void
  append(name: string, value: string): void
}

/**
 * Query parameters as a plain object: typed values, strings in JSON spelling, or lists of at most
 * one of these.
 */
export type QueryObject<T> = {
  readonly [Name in keyof T]?: T[Name] | string | readonly (T[Name] | string)[] | undefined
}

/**
 * The forms that a headers contract accepts: a `Headers`, or a plain object with names in any
 * letter case, such as `IncomingHttpHeaders` of Node.js.
 */
export type HeadersInput =
  HeadersLike | { readonly [name: string]: string | readonly string[] | undefined }
