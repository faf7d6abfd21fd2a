/** What is asked of a `URLSearchParams`, so that any of that structure will do. */
export interface SearchParamsLike {
  forEach(callback: (value: string, name: string) => void): void
  getAll(name: string): string[]
  sort(): void
}

/** What is asked of a `Headers`, so that any of that structure will do. */
export interface HeadersLike {
  forEach(callback: (value: string, name: string) => void): void
  append(name: string, value: string): void
}

/** Query parameters as a plain object: each as its value, as text in its JSON spelling, or as a list of one. */
export type QueryObject<T> = {
  readonly [Name in keyof T]?: T[Name] | string | readonly (T[Name] | string)[] | undefined
}

/** What a query contract reads: a `URLSearchParams`, a query string, or a plain object. */
export type QueryInput<T> = string | SearchParamsLike | QueryObject<T>

/**
 * What a headers contract reads: a `Headers`, or a plain object whose names are in any case, Node's
 * `IncomingHttpHeaders` included.
 */
export type HeadersInput = HeadersLike | { readonly [name: string]: string | readonly string[] | undefined }
