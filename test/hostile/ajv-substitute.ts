// A substitute for an Ajv instance, to which the plugin can be added.
import { bodies } from './sample-bodies.ts'

/** Creates a substitute for an Ajv instance. Ajv itself compiles code from strings, which some realms forbid. */
export function ajvInstance() {
  const schemas: Record<string, unknown> = { __proto__: null }
  const keywords = new Map<unknown, unknown>()
  return {
    schemas,
    keywords,
    refs: {},
    addSchema: (schema: { readonly $id: string }) => (schemas[schema.$id] = schema),
    getSchema: (id: string) => schemas[id],
    addKeyword: (definition: { readonly keyword: string }) => keywords.set(definition.keyword, definition),
    getKeyword: (keyword: string) => keywords.get(keyword) ?? false,
  }
}

interface Check {
  (data: unknown): boolean
  errors?: unknown
}

interface Definition {
  compile(name: unknown, schema: object, context: { readonly opts: { readonly allErrors: boolean } }): Check
}

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null

/** Validates values with the keyword that the plugin added. */
export function checkedByKeyword(instance: unknown): unknown {
  const { keywords, schemas } = instance as ReturnType<typeof ajvInstance>
  const definition = keywords.get('monitorContract')
  if (!isDefinition(definition)) return undefined
  const compiled = [true, false].flatMap((allErrors) =>
    Object.entries(bodies).map(([name, values]) => {
      const check = definition.compile(name, {}, { opts: { allErrors } })
      return values.map((value) => [check(value), Object.hasOwn(check, 'errors') && check.errors])
    }),
  )
  return [Object.values(schemas), compiled]
}
