import type { Severity } from '../../issues/issue.ts'
import { docComment } from '../doc-comment.ts'
import { documentNamed } from '../documents.ts'
import { camelCase, literal, pascalCase } from '../names.ts'
import { isListOfListRules, severityOf } from '../rules/rule-lists.ts'
import { resources, type ContractRow, type ResourceRow, type RuleList } from '../manifest-rows.ts'
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
import { parameterModules } from './parameter-modules.ts'

/** Returns the module of each body contract. If operations share a document, the first one describes it. */
export const contractModules = (): Module[] => [...new Map(resources.flatMap(modulesOf).reverse())].reverse()

/** Returns the source of an expression for the rules of one severity. */
function rulesSource(type: string, lists: readonly RuleList[], severity: Severity): string {
  const named = lists.filter((name) => severityOf(name) === severity)
  return named.length === 0 ? '[]' : `/* @__PURE__ */ orderedRules(${listSource(named)}, ruleFieldsOf${type})`
}

/** Returns the source of a `Body`: its reader and its rules. */
function bodySource(document: string, lists: readonly RuleList[], ofUpdate: string): string {
  const type = pascalCase(document)
  return `const body: Body = {
  read: read${type},
  complete: complete${type},
  ruleFields: ruleFieldsOf${type},
  errorRules: ${rulesSource(type, lists, 'error')},
  warningRules: ${rulesSource(type, lists, 'warning')},${ofUpdate}
}`
}

const readersImport = (document: string): string => {
  const type = pascalCase(document)
  return `import { complete${type}, read${type}, ruleFieldsOf${type} } from '../../generated/readers.js'`
}

const bodyImports = [
  "import { compileSchema } from '../../evaluator/compile-schema.ts'",
  "import { once } from '../../schema/once.ts'",
  "import { defineContract } from '../../engine/define-contract.ts'",
  "import type { Contract } from '../../engine/contract.ts'",
  "import type { Body } from '../../engine/validate-snapshot.ts'",
  "import { orderedRules } from '../../rules/field-sets.ts'",
]

const responseImports = [
  ...bodyImports,
  "import { describeResponse } from '../../engine/describe-response.ts'",
  "import { responseDefaults, responseOptionNames } from '../../engine/default-options.ts'",
  "import type { ResponseOptions } from '../../engine/options.ts'",
]

const schemaSource = (name: string): string => `const documents = /* @__PURE__ */ once(${name}Documents)
const schema = /* @__PURE__ */ once(() => compileSchema(${name}Schema, documents(), ${name}Keywords))`

const documentAndRules = (document: string): string =>
  `the JSON Schema document \`${document}\` with its cross-field rules.`

function updateModule({ title, operation, response }: ResourceRow, row: ContractRow): Module {
  const { document, rules } = row
  const name = camelCase(document)
  const facts = camelCase(response.document)
  const imports = [
    ...bodyImports,
    "import { baselineReader } from '../../engine/baseline-reader.ts'",
    "import { bodyValidator } from '../../engine/body-validator.ts'",
    "import { requestDefaults, updateOptionNames } from '../../engine/default-options.ts'",
    "import type { UpdateOptions } from '../../engine/options.ts'",
    `import { ${facts}Defaults, ${facts}ResponseOnlyFields } from '../../generated/facts/${response.document}.ts'`,
    readersImport(document),
    ...documentImports(document),
    typesImport(pascalCase(document)),
    "import { fieldSet } from '../../rules/field-sets.ts'",
    "import { ownProperties } from '../../schema/own-properties.ts'",
    ...rulesImport(row),
  ]
  const defaulted =
    `/* @__PURE__ */ fieldSet(/* @__PURE__ */ Object.keys(${facts}Defaults), ` + `ruleFieldsOf${pascalCase(document)})`
  const ofUpdate = `
  defaults: /* @__PURE__ */ ownProperties(${facts}Defaults),
  defaulted: ${defaulted},
  responseOnly: ${facts}ResponseOnlyFields,`
  const comment = docComment([
    `The request body of ${endpoint(operation)}: ${documentAndRules(document)}`,
    `Service description, "${operation.title}". A JSON object with the fields of the table ${title}` +
      `${requiredIn(documentNamed(document))}.`,
    call(row),
  ])
  return moduleOf(
    document,
    imports,
    `${bodySource(document, rules, ofUpdate)}

${schemaSource(name)}

${comment}
export const ${name}: Contract<${pascalCase(document)}, UpdateOptions> = /* @__PURE__ */ defineContract({
  name: ${literal(name)},
  document: ${name}Schema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(body, schema),
  optionNames: updateOptionNames,
  resolved: requestDefaults,
  readBaseline: /* @__PURE__ */ baselineReader(body, schema),
})`,
  )
}

/** The members of a response's `Body`. A response has no defaults, so a missing field stays missing. */
const ofResponse = '\ndefaults: undefined,\ndefaulted: 0,\nresponseOnly: [],'

/** Returns the source of a response contract with the given validator. */
const responseSource = (document: string, validator: string): string => {
  const name = camelCase(document)
  return `export const ${name}: Contract<${pascalCase(document)}, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: ${literal(name)},
  document: ${name}Schema,
  documents,
  validator: /* @__PURE__ */ ${validator},
  optionNames: responseOptionNames,
  resolved: responseDefaults,
  described: /* @__PURE__ */ describeResponse(${name}Schema, documents),
})`
}

function responseModule({ title, operation, list }: ResourceRow, row: ContractRow): Module {
  const { document, rules } = row
  const required = requiredIn(documentNamed(document))
  const imports = [
    ...responseImports,
    "import { bodyValidator } from '../../engine/body-validator.ts'",
    readersImport(document),
    ...documentImports(document),
    typesImport(pascalCase(document)),
    ...rulesImport(row),
  ]
  const comment = docComment(
    list === undefined
      ? [
          `The response body of ${endpoint(operation)}: ${documentAndRules(document)}`,
          `Service description, "${operation.title}". A JSON object with the fields of the table ${title}, ` +
            `including the response-only fields${required}.`,
          call(row),
        ]
      : [
          `An item of the response body of ${endpoint(operation)}: ${documentAndRules(document)}`,
          `Service description, "${title}". A list of these objects is \`${camelCase(list.document)}\`.`,
          call(row),
        ],
  )
  return moduleOf(
    document,
    imports,
    `${bodySource(document, rules, ofResponse)}

${schemaSource(camelCase(document))}

${comment}
${responseSource(document, 'bodyValidator(body, schema)')}`,
  )
}

function listModule({ operation, response }: ResourceRow, row: ContractRow): Module {
  const { document, rules } = row
  const ofItems = rules.filter((list) => !isListOfListRules(list))
  const ofList = rules.filter(isListOfListRules)
  const imports = [
    ...responseImports,
    "import { listValidator } from '../../engine/list-validator.ts'",
    readersImport(response.document),
    ...documentImports(document),
    typesImport(pascalCase(document)),
    ...rulesImport(row),
  ]
  const comment = docComment([
    `The response body of ${endpoint(operation)}: the JSON Schema document \`${document}\` with the rules ` +
      'between its items.',
    `Service description, "${operation.title}". A JSON array of \`${pascalCase(response.document)}\` objects.`,
    call(row),
  ])
  return moduleOf(
    document,
    imports,
    `${bodySource(response.document, ofItems, ofResponse)}

${schemaSource(camelCase(document))}

${comment}
${responseSource(document, `listValidator(body, schema, ${listSource(ofList)})`)}`,
  )
}

const modulesOf = (row: ResourceRow): Module[] => {
  const { update, response, list, operation } = row
  return [
    ...(update === undefined ? [] : [updateModule(row, update)]),
    responseModule(row, response),
    ...(list === undefined ? [] : [listModule(row, list)]),
    ...parameterModules(operation),
  ]
}
