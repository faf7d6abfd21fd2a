import { _, Ajv, stringify, type CodeKeywordDefinition } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import formatsModule from 'ajv-formats'
import { transform } from 'esbuild'
import { formats } from '../formats/index.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { documentNamed } from './documents.ts'
import { inlined } from './inline.ts'
import { banner, pascalCase } from './names.ts'
import { bodies, bodyParts, isList, nameOf, parameterSets, structure } from './parts.ts'

/** Every schema that gets a check of its own: the bodies, the items of their lists, the parameter sets. */
function checked(): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>()
  for (const name of [...bodies, ...parameterSets]) found.set(pascalCase(name), inlined(documentNamed(name)))
  for (const part of bodyParts().values()) if (isList(part) && part.items) found.set(nameOf(part.items), part.items)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Lists are checked item by item while they are read, so what is left of them here is their type. */
function withoutItems(schema: JsonSchema): JsonSchema {
  const { items: _items, maxItems: _maxItems, properties, ...rest } = schema
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, withoutItems(part)])) }),
  }
}

/** One look-up in place of a chain of comparisons. */
const enumBySet: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  code(cxt) {
    const allowed = cxt.gen.scopeValue('keyword', {
      ref: new Set(cxt.schema),
      key: JSON.stringify(cxt.schema),
      code: _`new Set(${stringify(cxt.schema)})`,
    })
    cxt.fail(_`!${allowed}.has(${cxt.data})`)
  },
}

/** Ajv's own counts the characters of every text, however long. */
const maxLengthByBound: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  code(cxt) {
    const exceeds = cxt.gen.scopeValue('func', { ref: isLongerThan, code: _`isLongerThan` })
    cxt.fail(_`${exceeds}(${cxt.data}, ${cxt.schema})`)
  },
}

function compiler(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  formatsModule.default(ajv)
  for (const [name, isSound] of Object.entries(formats)) ajv.addFormat(name, isSound)
  for (const definition of [enumBySet, maxLengthByBound]) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition)
  return ajv
}

/**
 * Ajv's code with an answer in place of each error object. With `allErrors` Ajv writes each failure as one block that makes an error and
 * goes on; here the first failure decides, and what is wrong is explained elsewhere.
 */
function answersOnly(code: string): string {
  const lean = code
    .replaceAll(/const err\d+ = \{[\s\S]*?\};\s*if\(vErrors === null\)\{\s*vErrors = \[err\d+\];\s*\}\s*else \{\s*vErrors\.push\(err\d+\);\s*\}\s*errors\+\+;/g, 'return false;')
    .replaceAll(/let vErrors = null;\s*let errors = 0;/g, 'const errors = 0;')
    .replaceAll(/\w+\.errors = vErrors;\s*return errors === 0;/g, 'return true;')
    .replaceAll(/\(data, \{instancePath=.*?\}=\{\}\)/g, '(data)')
  const left = /vErrors|instancePath|require\(|errors\+\+/.exec(lean)
  if (left) throw new Error(`Ajv's code changed its form: ${left[0]} is left in it`)
  return lean
}

/** The local names that Ajv gives to what it takes from outside, replaced by the names of our functions. */
function withOurNames(code: string): string {
  const locals = [...code.matchAll(/const (\w+) = (isLongerThan|formats\.\w+|formats\["[\w-]+"\]);/g)]
  return locals.reduce((result, [line, local = '', outside = '']) => {
    const format = /formats(?:\.|\[")([\w-]+)/.exec(outside)?.[1]
    return result.replace(line, '').replaceAll(new RegExp(`\\b${local}\\b`, 'g'), format === undefined ? outside : `is${pascalCase(format)}`)
  }, code)
}

/** `export const checkX = validate12` and `function validate12` as `export function checkX`. */
function exported(code: string): string {
  return [...code.matchAll(/export const (\w+) = (\w+);/g)].reduce(
    (result, [line, name = '', local = '']) =>
      result.replace(line, '').replaceAll(new RegExp(`\\b${local}\\b`, 'g'), name).replace(`function ${name}(`, `export function ${name}(`),
    code.replace('"use strict";', ''),
  )
}

/** The checks that Ajv compiles, for records as the readers make them, and their declarations. */
export async function checkModules(): Promise<[path: string, source: string][]> {
  const schemas = checked()
  const ajv = compiler()
  for (const [name, schema] of schemas) ajv.addSchema(withoutItems(structure(schema)), name)
  const exports = Object.fromEntries([...schemas.keys()].map((name) => [`check${name}`, name]))
  const { code } = await transform(exported(withOurNames(answersOnly(standaloneModule.default(ajv, exports)))), { minifySyntax: true, treeShaking: true, format: 'esm' })
  const bodyNames = [...bodies, ...parameterSets].map(pascalCase)
  return [
    ['checks.js', `${banner('schemas/')}import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'

${code.replaceAll('= new Set(', '= /* @__PURE__ */ new Set(').replaceAll('= new RegExp(', '= /* @__PURE__ */ new RegExp(')}`],
    ['checks.d.ts', `${banner('schemas/')}import type { ${bodyNames.join(', ')} } from './types.ts'

${[...schemas.keys()].map((name) => `export declare function check${name}(record: unknown): ${bodyNames.includes(name) ? `record is Readonly<${name}>` : 'boolean'}`).join('\n')}
`],
  ]
}
