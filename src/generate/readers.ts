import type { JsonSchema } from '../schema/json-schema.ts'
import { documentOf, inlined, objectBodies } from './documents.ts'
import { banner, capitalised } from './names.ts'

/**
 * Returns the module `readers.ts`, with a reader for each document of a body.
 *
 * A reader goes over an object once and returns a record: its known own fields, in the order of the schema. Every
 * record of a reader has the same shape, on which the code of Ajv is fast. `hasOwnProperty` is not a constant of a
 * module, because bundlers write `var` for `const`, and a variable takes twice the time of the whole read.
 */
export function readersModule(): [path: string, source: string] {
  const readers: Readers = new Map()
  for (const name of objectBodies) addReader(readers, capitalised(name), inlined(documentOf(name)), '')
  const functions = [...readers.values()].map(({ source }) => source).join('\n\n')
  const imports = "import { isRecord, readList, unread, type UnknownField } from '../schema/read-parts.ts'"
  return ['readers.ts', `${banner('schemas/')}${imports}\n\n${functions}\n`]
}

/** Readers by the name of their schema. */
type Readers = Map<string, { readonly shape: string; readonly pointer: string | undefined; readonly source: string }>

/**
 * Adds the reader of an object with listed fields, with the readers of the objects in it, and returns its name.
 *
 * @param place The JSON Pointer of the object. Undefined in an item of a list, where the pointer is an argument, as it is
 * in an object at several places.
 */
function addReader(readers: Readers, suggested: string, schema: JsonSchema, place: string | undefined): string {
  const { title = suggested, properties = {}, required } = schema
  const shape = JSON.stringify([properties, required])
  const known = readers.get(title)
  if (known !== undefined && known.shape !== shape) throw new Error(`Two different objects have the title ${title}`)
  if (known !== undefined && [undefined, place].includes(known.pointer)) return `read${title}`
  const pointer = known === undefined ? place : undefined
  const fields = Object.entries(properties).map(([name, part], index) => ({
    name: JSON.stringify(name),
    variable: /^\w+$/.test(name) ? `$${name}` : `$${index}`,
    value: valueOf(
      readers,
      `${title}${capitalised(name)}`,
      part,
      pointer === undefined ? undefined : `${pointer}/${name}`,
      name,
    ),
  }))
  const cases = fields.map(({ name, variable, value }) => `case ${name}:\n${variable} = ${value}\nbreak`).join('\n')
  const maxHoles = cases.includes('maxHoles') ? 'maxHoles' : '_maxHoles'
  const source = `export function read${title}(
  value: unknown,
  unknown: UnknownField[] | undefined,
  ${maxHoles}: number,
  pointer: string,
): unknown {
  if (!isRecord(value)) return unread(value)
  let ${fields.map(({ variable }) => variable).join(', ')}
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
${cases}
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { ${fields.map(({ name, variable }) => `${name}: ${variable}`).join(', ')} }
}`
  readers.set(title, { shape, pointer, source })
  return `read${title}`
}

/** Returns the source that reads the value of a field. */
function valueOf(
  readers: Readers,
  title: string,
  { properties, items, minItems = 0, maxItems = -1, ...rest }: JsonSchema,
  pointer: string | undefined,
  name: string,
): string {
  const inner = pointer === undefined ? `\`\${pointer}/${name}\`` : JSON.stringify(pointer)
  if (items === undefined) {
    const schema = { ...rest, ...(properties && { properties }) }
    return properties === undefined
      ? 'unread(value[key])'
      : `${addReader(readers, title, schema, pointer)}(value[key], unknown, maxHoles, ${inner})`
  }
  if (items.items !== undefined) throw new Error(`${title} is a list of lists, which readers do not support`)
  const item = items.properties === undefined ? 'unread' : addReader(readers, `${title}Item`, items, undefined)
  const other = properties === undefined ? 'unread' : item
  const least = Math.max(minItems, maxItems + 1)
  const holes = least === 0 ? 'maxHoles' : `Math.max(maxHoles, ${least})`
  return `readList(value[key], ${item}, ${other}, unknown, ${holes}, ${inner})`
}
