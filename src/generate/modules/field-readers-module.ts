import { unitOf } from '../../schema/in-words.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { documentOf, inlined } from '../documents.ts'
import { banner, literal } from '../names.ts'

/** The tables of the module, by their name, with the contract whose fields they have. */
const tables = { monitorFieldReaders: 'icmpMonitor', errorGroupFieldReaders: 'errorGroup' }

/**
 * Returns the module `field-readers.ts`: for each field that a rule can read, also of objects
 * inside, a function that reads it from a record. Each function has the name of its field as a
 * literal, because engines load a field fast only where the code has its name.
 */
export function fieldReadersModule(): [path: string, source: string] {
  const sources = Object.entries(tables).map(([table, contract]) => {
    const readers = pathsIn(inlined(documentOf(contract))).map(
      (path) => `${literal(path.join('.'))}: (record: Nested) => record${access(path)}`,
    )
    return `export const ${table}: FieldReaders = {\n${readers.join(',\n')}\n}`
  })
  const units = Object.entries(inlined(documentOf('icmpMonitor')).properties ?? {}).flatMap(
    ([name, schema]) => {
      const unit = unitOf(schema)
      return unit === undefined ? [] : [`${name}: ${literal(unit)}`]
    },
  )
  return [
    'generated/field-readers.ts',
    `${banner('schemas/')}import type { FieldReaders, Nested } from '../schema/field-readers.ts'
import type { Unit } from '../schema/in-words.ts'

${sources.join('\n\n')}

/** The units of the fields of a monitor. */
export const monitorFieldUnits: { readonly [field: string]: Unit } = { ${units.join(', ')} }
`,
  ]
}

/** Returns the source that reads a path: \`['request']?.['pingCount']\`. */
const access = (path: readonly string[]): string =>
  path.map((name, index) => `${index === 0 ? '' : '?.'}[${literal(name)}]`).join('')

/** Returns the paths of the fields of an object, also of those inside that are always objects. */
function pathsIn({ properties = {} }: JsonSchema): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...(inner.items === undefined ? pathsIn(inner).map((path) => [name, ...path]) : []),
  ])
}
