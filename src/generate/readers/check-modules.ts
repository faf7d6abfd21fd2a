import type { JsonSchema } from '../../schema/json-schema.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { banner, capitalised, camelCase, literal, pascalCase } from '../names.ts'
import { parameterRows } from '../manifest-rows.ts'
import { valueTest } from './value-test.ts'

/** Returns the files `checks.js` and `checks.d.ts`, with a check of the parameters in each part of a request. */
export function checkModules(): [path: string, source: string][] {
  const sets = parameterRows.map(({ document }) => ({ name: pascalCase(document), document }))
  const declarations = sets.map(
    ({ name }) => `export declare function check${name}(record: unknown): record is ${name}`,
  )
  return [
    [
      'checks.js',
      `${banner('schemas/')}import { textPattern } from '../schema/text-pattern.ts'

${sets.map(({ name, document }) => checkOf(name, inlined(documentNamed(document)))).join('\n\n')}
`,
    ],
    [
      'checks.d.ts',
      `${banner('schemas/')}import type { ${sets.map(({ name }) => name).join(', ')} } from './types.ts'

${declarations.join('\n')}
`,
    ],
  ]
}

/** Returns the check of a record that has every parameter, those that are missing as undefined. */
function checkOf(name: string, { properties = {}, required = [] }: JsonSchema): string {
  const parameters = Object.entries(properties).map(([parameter, schema]) => {
    const local = camelCase(parameter)
    const { source, constants } = valueTest(`${name}${capitalised(local)}`, schema, local)
    const test = required.includes(parameter) ? `(${source})` : `(${local} === undefined || (${source}))`
    return { entry: parameter === local ? local : `${literal(parameter)}: ${local}`, test, constants }
  })
  return `${parameters.flatMap(({ constants }) => constants).join('\n\n')}

export function check${name}({ ${parameters.map(({ entry }) => entry).join(', ')} }) {
  return ${parameters.map(({ test }) => test).join(' && ')}
}`
}
