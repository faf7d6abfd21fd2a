const base = 'https://monitor-contract.example/schemas/'

/** Makes a document from the name of its file and its body. `$schema` and the start of `$id` are the same for all. */
export const document = <const Name extends string, Body extends object>(name: Name, body: () => Body) =>
  ({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${base}${name}.schema.json`, ...body() }) as const

/** Makes a reference to a document or into one. */
export const reference = <const To extends string>(to: To) => ({ $ref: `${base}${to}` }) as const

/** Makes references to parts of a document, each under the name of its part. */
export function references<const Start extends string, const Name extends string>(
  start: Start,
  names: readonly Name[],
): { readonly [Each in Name]: { readonly $ref: `${typeof base}${Start}${Each}` } }
export function references(start: string, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, reference(start + name)]))
}
