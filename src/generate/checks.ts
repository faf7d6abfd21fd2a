import { transform } from 'esbuild'
import type { JsonSchema } from '../schema/json-schema.ts'
import { compiled } from './compile.ts'
import { documentNamed } from './documents.ts'
import { inlined } from './inline.ts'
import { banner, pascalCase } from './names.ts'
import { bodyParts, isRecord, nameOf, parameterSets, structure } from './parts.ts'

/** What is checked on its own: the parameter sets, and the items of lists that hold no fields. */
function checked(): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>()
  for (const name of parameterSets) found.set(pascalCase(name), inlined(documentNamed(name)))
  for (const { items } of bodyParts().values()) if (items && !isRecord(items)) found.set(nameOf(items), items)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Functions that say whether a value keeps its schema, and their declarations. */
export async function checkModules(): Promise<[path: string, source: string][]> {
  const names = [...checked().keys()]
  const parameterNames = parameterSets.map(pascalCase)
  const functions = [...checked()].map(([name, schema]) => ({ name, ...compiled(structure(schema)) }))
  const { code } = await transform(
    [
      ...new Set(functions.flatMap(({ constants }) => constants)),
      ...functions.map(
        ({ name, statements }) => `export function check${name}(data) {\n${statements}\nreturn true;\n}`,
      ),
    ].join('\n'),
    { minifySyntax: true, format: 'esm' },
  )
  const declarations = names.map((name) => {
    const returned = parameterNames.includes(name) ? `value is ${name}` : 'boolean'
    return `export declare function check${name}(value: unknown): ${returned}`
  })
  return [
    ['checks.js', `${banner('schemas/')}import { textPattern } from '../schema/text-pattern.ts'\n\n${code}`],
    [
      'checks.d.ts',
      `${banner('schemas/')}import type { ${parameterNames.join(', ')} } from './types.ts'

${declarations.join('\n')}
`,
    ],
  ]
}
