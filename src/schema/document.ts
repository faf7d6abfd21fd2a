const base = 'https://monitor-contract.example/schemas/'

/** Creates a schema document: adds `$schema`, and the `$id` that contains its file name. */
export const document = <const Name extends string, Body extends object>(name: Name, body: () => Body) =>
  ({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${base}${name}.schema.json`, ...body() }) as const

export const reference = <const To extends string>(to: To) => ({ $ref: `${base}${to}` }) as const

/** Returns references by name. The URI of each reference ends with `start` and the name. */
export function references<const Start extends string, const Name extends string>(
  start: Start,
  names: readonly Name[],
): { readonly [Each in Name]: { readonly $ref: `${typeof base}${Start}${Each}` } }
export function references(start: string, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, reference(start + name)]))
}
