import type { JsonSchema } from '../../schema/json-schema.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { banner, pascalCase, uncapitalised } from '../names.ts'
import { bodyParts, scalarItems, structure } from '../schema-parts.ts'
import { parameterRows } from '../manifest-rows.ts'
import { compiledCheck } from './compiled-check.ts'

/**
 * Returns the files `checks.js` and `checks.d.ts`: a check for each set of parameters, and for each kind of list item
 * without a reader of its own.
 */
export function checkModules(schemas = checked()): [path: string, source: string][] {
  const names = [...schemas.keys()]
  const parameterNames = parameterRows.map(({ document }) => pascalCase(document))
  const functions = [...schemas].map(([name, schema]) => {
    const { constants, statements } = compiledCheck(uncapitalised(name), structure(schema), 'value', 'return')
    return [...constants, `export function check${name}(value) {\n${statements}\n}`].join('\n\n')
  })
  const declarations = names.map((name) => {
    const result = parameterNames.includes(name) ? `value is ${name}` : 'boolean'
    return `export declare function check${name}(value: unknown): ${result}`
  })
  return [
    [
      'checks.js',
      `${banner('schemas/')}import { textPattern } from '../schema/text-pattern.ts'\n\n${functions.join('\n\n')}\n`,
    ],
    [
      'checks.d.ts',
      [
        banner('schemas/'),
        `import type { ${parameterNames.join(', ')} } from './types.ts'\n\n`,
        `${declarations.join('\n')}\n`,
      ].join(''),
    ],
  ]
}

/** Returns the schemas that get a check of their own: parameter sets, and list items that are scalars. */
function checked(): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>()
  for (const { document } of parameterRows) found.set(pascalCase(document), inlined(documentNamed(document)))
  for (const [name, items] of scalarItems(bodyParts())) found.set(name, items)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
