// Writes the parts of generated contract modules: imports, expressions and doc comments.
import type { JsonSchema } from '../../schema/json-schema.ts'
import { listed } from '../doc-comment.ts'
import { banner, camelCase } from '../names.ts'
import type { ContractRow, OperationRow, RuleList } from '../manifest-rows.ts'

/** Returns the imports of a contract module for its schema document. */
export const documentImports = (document: string): string[] => {
  const name = camelCase(document)
  return [
    `import { ${name}Keywords } from '../../generated/keywords.ts'`,
    `import { ${name}Documents } from '../../generated/references.ts'`,
    `import { ${name}Schema } from '../../generated/schemas/${document}.ts'`,
  ]
}

export const moduleOf = (document: string, imports: readonly string[], code: string): Module => [
  `contracts/generated/${document}.ts`,
  `${banner('src/contracts/manifest.ts and schemas/')}${sortedByFolder(imports).join('\n')}\n\n${code}\n`,
]

export type Module = [path: string, source: string]

export const typesImport = (type: string): string => `import type { ${type} } from '../../generated/types.ts'`

export const rulesImport = ({ rules }: ContractRow): string[] =>
  rules.length === 0 ? [] : [`import { ${rules.join(', ')} } from '../../rules/index.ts'`]

export const call = (row: ContractRow): string => `@example\n${row.example}`

/** The folders of `src`, from the lowest layer to the highest. */
const folders = ['schema', 'evaluator', 'generated', 'rules', 'parameters', 'engine']

const folderIn = (source: string): number => folders.findIndex((folder) => source.includes(` from '../../${folder}/`))

const sortedByFolder = (imports: readonly string[]): readonly string[] =>
  [...imports].sort((a, b) => folderIn(a) - folderIn(b))

export const requiredIn = ({ required = [] }: JsonSchema): string =>
  required.length === 0 ? '' : `; ${listed(required)} ${required.length === 1 ? 'is' : 'are'} required`

export const endpoint = ({ method, path }: OperationRow): string => `\`${method} ${path}\``

/** Returns the source of an expression for the rules of some lists. */
export const listSource = (lists: readonly RuleList[]): string =>
  lists.length < 2 ? (lists[0] ?? '[]') : `/* @__PURE__ */ [${lists.join(', ')}].flat()`
