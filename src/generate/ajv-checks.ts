// The first script of `npm run build`. It writes the functions that Ajv compiles, which are not
// committed.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { _, Ajv, type Name, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'
import { Type } from 'ajv/dist/compile/util.js'
import standalone from 'ajv/dist/standalone/index.js'
import { formats } from '../schema/formats.ts'
import { textPattern } from '../schema/text-keywords.ts'
import { contracts, documentOf, listBodies, objectBodies } from './documents.ts'
import { bareSchema } from './keywords.ts'
import { banner, camelCase, capitalised } from './names.ts'

/**
 * Returns the files `checks.js`, with a function compiled by Ajv for each document of a contract,
 * and `checks.d.ts`. The function of a list does not check its items, which are checked one by one.
 *
 * References are inlined and annotations omitted, so that each function is complete and contains no
 * texts. The default class of Ajv generates no code for `unevaluatedProperties`, which no document
 * uses.
 */
export function checksModule(): [path: string, source: string][] {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    allowUnionTypes: true,
    passContext: true,
    // `documents.ts` validates the documents.
    meta: false,
    validateSchema: false,
    formats,
    code: {
      source: true,
      esm: true,
      lines: true,
      formats: _`formats`,
      regExp: Object.assign(
        (source: string) => ({ ...textPattern(source), toString: () => source }),
        {
          code: `require('../schema/text-keywords.ts').textPattern`,
        },
      ),
    },
  })
  ajv.removeKeyword('items').addKeyword(itemsUpToMaximum)
  for (const name of contracts) {
    const { items, ...schema } = bareSchema(documentOf(name))
    const isBody = objectBodies.includes(name) || listBodies.includes(name)
    for (const [parameter, { type }] of isBody ? [] : Object.entries(schema.properties ?? {}))
      if (!['string', 'number', 'integer', 'boolean'].includes(String(type)))
        throw new Error(`The parameter ${parameter} must be a string, a number or a boolean`)
    ajv.addSchema({ ...schema, ...(items && !listBodies.includes(name) && { items }) }, name)
  }
  const code = standalone.default(
    ajv,
    Object.fromEntries(contracts.map((name) => [`check${capitalised(name)}`, name])),
  )
  return [
    ['checks.js', `${banner('schemas/ with Ajv', 'npm run build')}${withImports(code)}`],
    [
      'checks.d.ts',
      `${banner('schemas/', 'npm run build')}import type { Check } from '../schema/check.ts'

${contracts.map((name) => `export declare const check${capitalised(name)}: Check\n`).join('')}`,
    ],
  ]
}

/**
 * The keyword `items` of Ajv, but it stops after `maxErrors` items with an error, so that a long
 * list costs little.
 */
const itemsUpToMaximum: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: 'object',
  before: 'uniqueItems',
  code(cxt: KeywordCxt): void {
    const { gen, data, keyword } = cxt
    const count = gen.let('count', 0)
    const valid = gen.name('valid')
    gen.forRange('i', 0, _`${data}.length`, (index: Name) => {
      cxt.subschema({ keyword, dataProp: index, dataPropType: Type.Num }, valid)
      gen.if(_`!${valid} && ++${count} >= this.maxErrors`, () => gen.break())
    })
  },
}

/**
 * Replaces each `require` by an import, and marks calls as pure, so that bundlers remove what is
 * unused.
 */
function withImports(code: string): string {
  const body = code
    .replaceAll(
      'require("ajv/dist/runtime/ucs2length").default',
      "require('../schema/text-keywords.ts').ucs2length",
    )
    .replaceAll(/const (\w+) = require\('([^']+)'\)\.(\w+);/g, "import { $3 as $1 } from '$2'")
    .replaceAll(
      /const (\w+) = formats\W+([\w-]+).*;/g,
      (_all, name: string, format: string) =>
        `import { is${capitalised(camelCase(format))} as ${name} } from '../schema/formats.ts'`,
    )
    .replaceAll(/(const pattern\d+ = )/g, '$1/* @__PURE__ */ ')
    // The table of `uniqueItems` must not find the name of a property that every object has, such
    // as `__proto__`.
    .replaceAll(/(const indices\d+ = )\{\}/g, '$1Object.create(null)')
  const unknown = /require\(.*\)/.exec(body)
  if (unknown !== null)
    throw new Error(`The checks must not need ${unknown[0]}, as uniqueItems of objects does`)
  return body
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, source] of checksModule())
    writeFileSync(new URL(`../generated/${path}`, import.meta.url), source)
