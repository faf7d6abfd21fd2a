import { boundsInWords } from '../../schema/bounds-in-words.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { docComment } from '../doc-comment.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { camelCase, literal, pascalCase } from '../names.ts'
import { typesOf } from '../schema-parts.ts'
import type { ContractRow, OperationRow } from '../manifest-rows.ts'
import {
  call,
  documentImports,
  endpoint,
  listSource,
  moduleOf,
  requiredIn,
  rulesImport,
  typesImport,
  type Module,
} from './contract-module-parts.ts'

/** Returns the modules of the contracts of path parameters, query parameters and headers. */
export const parameterModules = (operation: OperationRow): Module[] => {
  const { params, query, headers } = operation
  return [
    ...(params === undefined ? [] : [parametersModule(operation, locations.params, params)]),
    parametersModule(operation, locations.query, query),
    parametersModule(operation, locations.headers, headers),
  ]
}

/** Returns a parameter in words: its type, bounds and default. */
function inWords([name, schema]: readonly [name: string, schema: JsonSchema]): string {
  const type = typesOf(schema).join(' or ')
  const isDefault = schema.default === undefined ? '' : `${literal(schema.default)} by default`
  const facts = [`${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`, boundsInWords(schema), isDefault]
  return `\`${name}\` is ${facts.filter(Boolean).join(', ')}`
}

interface ParameterLocation {
  readonly what: string
  readonly form: string
  /** Returns the type arguments of the contract: the type it accepts and the type it returns. */
  readonly types: (type: string) => string
  readonly input?: string
  readonly options: 'Options' | 'BodyOptions'
}

const locations: Readonly<Record<'params' | 'query' | 'headers', ParameterLocation>> = {
  params: {
    what: 'The path parameters of ENDPOINT, as a plain object. The result is a new object.',
    form: 'pathForm',
    types: (type) => `${type}, ${type}`,
    options: 'Options',
  },
  query: {
    what:
      'The query parameters of ENDPOINT, as a `URLSearchParams`, a query string or a plain object. The result is a ' +
      'new object with parsed numbers and booleans, and with the defaults.',
    form: 'queryForm',
    types: (type) => `QueryInput<${type}>, Required<${type}>`,
    input: 'QueryInput',
    options: 'BodyOptions',
  },
  headers: {
    what:
      'The request headers of ENDPOINT, as a `Headers` or a plain object with names in any letter case. The result ' +
      'is a new object with the known headers under their lower-case names.',
    form: 'headersForm',
    types: (type) => `HeadersInput, ${type}`,
    input: 'HeadersInput',
    options: 'Options',
  },
}

function parametersModule(
  operation: OperationRow,
  { what, form, types, input, options }: ParameterLocation,
  row: ContractRow,
): Module {
  const { document, rules } = row
  const name = camelCase(document)
  const type = pascalCase(document)
  const imports = [
    `import { check${type} } from '../../generated/checks.js'`,
    ...documentImports(document),
    typesImport(type),
    `import { ${form} } from '../../parameters/parameter-form.ts'`,
    ...(input === undefined ? [] : [`import type { ${input} } from '../../parameters/input-types.ts'`]),
    ...rulesImport(row),
    "import type { ParametersContract } from '../../engine/contract.ts'",
    "import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'",
    `import type { ${options} } from '../../engine/options.ts'`,
  ]
  const fields = Object.entries(inlined(documentNamed(document)).properties ?? {}).map(inWords)
  const comment = docComment([
    what.replace('ENDPOINT', endpoint(operation)),
    `Service description, "${operation.title}". ${fields.join('; ')}${requiredIn(documentNamed(document))}.`,
    call(row),
  ])
  return moduleOf(
    document,
    imports,
    `export const ${name}Set: ParameterSet<${type}> = {
  name: ${literal(name)},
  document: ${name}Schema,
  documents: ${name}Documents,
  form: ${form},
  keywords: ${name}Keywords,
  check: check${type},
  rules: ${listSource(rules)},
}

${comment}
export const ${name}: ParametersContract<${types(type)}, ${options}> = /* @__PURE__ */ defineParameters(${name}Set)`,
  )
}
