import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { documentOf, inlined, objectBodies } from './documents.ts'
import { banner, capitalised } from './names.ts'

/**
 * Returns the module `read-functions.ts`, with a function for each document of a body.
 *
 * Each function goes over an object once and returns a record: its known own fields, in the order
 * of the schema. Every record of a function has the same shape, on which the code of Ajv is fast.
 * `hasOwnProperty` is not a constant of a module, because bundlers write `var` for `const`, and a
 * variable takes twice the time of the whole read.
 *
 * Objects and lists inside are read after the loop. Otherwise V8 compiles their functions into the
 * loop, and reading takes a third longer.
 */
export function readFunctionsModule(): [path: string, source: string] {
  const functions: Functions = new Map()
  for (const name of objectBodies)
    addFunction(functions, capitalised(name), inlined(documentOf(name)), '')
  const sources = [...functions.values()].map(({ source }) => source).join('\n\n')
  const names = ['isFields', 'placeholderFor', 'readList', 'readUndescribed', 'type Reading']
  const imports = `import { ${names.join(', ')} } from '../schema/read-values.ts'`
  return ['generated/read-functions.ts', `${banner('schemas/')}${imports}\n\n${sources}\n`]
}

/** Read functions by the name of their schema. */
type Functions = Map<
  string,
  { readonly shape: string; readonly pointer: string | undefined; readonly source: string }
>

/**
 * Adds the function for an object with listed fields, with those for the objects in it, and returns
 * its name.
 *
 * @param pointer The JSON Pointer of the object. Undefined if the object can be at several
 * locations: the caller then passes the pointer.
 */
function addFunction(
  functions: Functions,
  suggested: string,
  schema: JsonSchema,
  pointer: string | undefined,
): string {
  const { title = suggested, properties = {}, required } = schema
  const shape = JSON.stringify([properties, required])
  const known = functions.get(title)
  if (known !== undefined && known.shape !== shape)
    throw new Error(`Two different objects have the title ${title}`)
  if (known !== undefined && [undefined, pointer].includes(known.pointer)) return `read${title}`
  const ownPointer = known === undefined ? pointer : undefined
  const fields = Object.entries(properties).map(([name, subschema], index) => {
    const variable = /^\w+$/.test(name) ? `$${name}` : `$${index}`
    const place = ownPointer === undefined ? undefined : `${ownPointer}/${name}`
    const value = valueOf(functions, {
      title: `${title}${capitalised(name)}`,
      schema: subschema,
      pointer: place,
      name,
      variable,
    })
    return { name: JSON.stringify(name), variable, value }
  })
  const cases = fields
    .map(({ name, variable }) => `case ${name}:\n${variable} = field\nbreak`)
    .join('\n')
  const record = fields.map(({ name, value }) => `${name}: ${value}`).join(', ')
  const parameters = 'value: unknown, reading: Reading, pointer: string'
  const source = `export function read${title}(${parameters}): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let ${fields.map(({ variable }) => variable).join(', ')}
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
${cases}
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { ${record} }
}`
  functions.set(title, { shape, pointer: ownPointer, source })
  return `read${title}`
}

/** A field of an object for which a read function is written. */
interface FieldToRead {
  /** The title of its schema, if the schema has none. */
  readonly title: string
  readonly schema: JsonSchema
  readonly pointer: string | undefined
  readonly name: string
  readonly variable: string
}

/** Returns the source that reads the value of a field. */
function valueOf(functions: Functions, field: FieldToRead): string {
  const { title, schema, pointer, name, variable } = field
  const { properties, items } = schema
  const inner = pointer === undefined ? `\`\${pointer}/${name}\`` : JSON.stringify(pointer)
  if (items !== undefined) return listValueOf(functions, field, items, inner)
  if (properties === undefined) return isScalar(schema) ? variable : `readUndescribed(${variable})`
  return `${addFunction(functions, title, schema, pointer)}(${variable}, reading, ${inner})`
}

/** Returns the source that reads a list, or an object where the schema accepts one, too. */
function listValueOf(
  functions: Functions,
  { title, schema, variable }: FieldToRead,
  items: JsonSchema,
  inner: string,
): string {
  if (items.items !== undefined)
    throw new Error(`${title} is a list of lists, which read functions do not support`)
  const ofItem = items.properties && addFunction(functions, `${title}Item`, items, undefined)
  // With items of several types, `uniqueItems` would turn an object into a string.
  const plain = isScalar(items) && typesIn(items).length === 1 ? 'undefined' : 'readUndescribed'
  const list = `readList(${variable}, ${ofItem ?? plain}, reading, ${inner})`
  return schema.properties === undefined || ofItem === undefined
    ? list
    : `Array.isArray(${variable}) ? ${list} : ${ofItem}(${variable}, reading, ${inner})`
}

/**
 * Returns whether only scalars are valid. Others stay in the record as they are: their type is an
 * error.
 */
function isScalar(schema: JsonSchema): boolean {
  const types = typesIn(schema)
  return types.length > 0 && !types.includes('object') && !types.includes('array')
}
