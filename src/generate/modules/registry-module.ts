import { banner, camelCase, literal } from '../names.ts'
import { bodyRows, parameterRows, queryRows, resources, type ContractRow } from '../manifest-rows.ts'

/** Returns the module that lists the contracts by their documents, for the entries that need all of them. */
export function registryModule(): [path: string, source: string] {
  const bodies = [...bodyRows, ...resources.flatMap(({ list }) => (list === undefined ? [] : [list]))]
  const names = [...bodies, ...parameterRows].map(({ document }) => camelCase(document))
  return [
    'registry/contracts.ts',
    `${banner('src/contracts/manifest.ts')}${comment}
import { ${names.join(', ')} } from '../index.ts'

${table('bodies', 'The contracts of bodies, by their documents.', bodies)}

${table('parameters', 'The contracts of path parameters, query parameters and headers.', parameterRows)}

${table('queries', 'The contracts of query parameters.', queryRows)}

/** The names under which the package exports the contracts. */
export type ContractName = ${names.map((name) => literal(name)).join(' | ')}
`,
  ]
}

const comment =
  '// The contracts of bodies, parameters and queries by the names of their documents, and the names of their exports.'

const table = (name: string, comment: string, rows: readonly ContractRow[]): string =>
  `/** ${comment} */
export const ${name} = {
${rows.map(({ document }) => `  ${literal(document)}: ${camelCase(document)},`).join('\n')}
} as const`
