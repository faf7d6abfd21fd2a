import { _, Ajv, stringify, type CodeKeywordDefinition } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import formatsModule from 'ajv-formats'
import { formats } from '../formats/index.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { pascalCase } from './names.ts'

/** One look-up in place of a chain of comparisons, but for numbers, which are compared faster than looked up. */
const enumBySet: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  code(cxt) {
    const schema: unknown = cxt.schema
    const values: readonly unknown[] = Array.isArray(schema) ? schema : []
    if (values.every((value) => typeof value === 'number')) {
      cxt.fail(values.map((value) => _`${cxt.data} !== ${value}`).reduce((all, one) => _`${all} && ${one}`))
      return
    }
    const allowed = cxt.gen.scopeValue('keyword', {
      ref: new Set(values),
      key: JSON.stringify(values),
      code: _`new Set(${stringify(values)})`,
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
    cxt.fail(_`${exceeds}(${cxt.data}, ${Number(cxt.schema)})`)
  },
}

const ajv = new Ajv({
  allErrors: true,
  messages: false,
  strict: true,
  strictTypes: false,
  code: { source: true, esm: true, lines: true, formats: _`formats` },
})
formatsModule.default(ajv)
for (const [name, isSound] of Object.entries(formats)) ajv.addFormat(name, isSound)
for (const definition of [enumBySet, maxLengthByBound])
  ajv.removeKeyword(String(definition.keyword)).addKeyword(definition)

/**
 * What Ajv makes of a schema: statements over `data` that `return false` where it breaks the schema, and the constants
 * that they name.
 */
export interface Compiled {
  readonly constants: readonly string[]
  readonly statements: string
}

/** The block that Ajv writes for a failure. */
const failureBlock = new RegExp(
  [
    /const err\d+ = \{[\s\S]*?\};/,
    /if\(vErrors === null\)\{\s*vErrors = \[err\d+\];\s*\}/,
    /else \{\s*vErrors\.push\(err\d+\);\s*\}/,
    /errors\+\+;/,
  ]
    .map(({ source }) => source)
    .join('\\s*'),
  'g',
)

/**
 * With `allErrors` Ajv writes each failure as one block that makes an error object and goes on. Here the first failure
 * decides, and what is wrong is explained elsewhere, so each block becomes an answer.
 */
const answersOnly = (code: string): string =>
  code
    .replaceAll(failureBlock, 'return false;')
    .replaceAll(/let vErrors = null;\s*let errors = 0;/g, 'const errors = 0;')

/** Says of numbers what Ajv says, with the functions that JavaScript has for it. Behind these no bound meets NaN. */
const inShort = (code: string): string =>
  code
    .replaceAll(
      /\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g,
      'Number.isInteger($1)',
    )
    .replaceAll(/\(typeof (\w+) == "number"\) && \(isFinite\(\1\)\)/g, 'Number.isFinite($1)')
    .replaceAll(/ \|\| isNaN\(\w+\)/g, '')

/** The local names that Ajv gives to what it takes from outside, replaced by the names of our functions. */
function withOurNames(code: string): string {
  const locals = [...code.matchAll(/const (\w+) = (isLongerThan|formats\.\w+|formats\["[\w-]+"\]);/g)]
  return locals.reduce((result, [line, local = '', outside = '']) => {
    const format = /formats(?:\.|\[")([\w-]+)/.exec(outside)?.[1]
    return result
      .replace(line, '')
      .replaceAll(new RegExp(`\\b${local}\\b`, 'g'), format === undefined ? outside : `is${pascalCase(format)}`)
  }, code)
}

export function compiled(schema: JsonSchema): Compiled {
  const validate = ajv.compile(schema)
  const code = withOurNames(inShort(answersOnly(standaloneModule.default(ajv, validate))))
  const statements =
    /function \w+\(data, .*?\)\{([\s\S]*?)validate\d+\.errors = vErrors;\s*return errors === 0;\s*\}/.exec(code)?.[1]
  const left = /vErrors|instancePath|require\(|errors\+\+/.exec(statements ?? 'require(')
  if (statements === undefined || left !== null)
    throw new Error(`Ajv's code changed its form: ${String(left?.[0])} is left in it`)
  return {
    constants: [...code.matchAll(/const (?:keyword|pattern)\d+ = .*;/g)].map(([line]) =>
      line
        .replace(/= new RegExp\((".*"), "u"\);$/, '= /* @__PURE__ */ textPattern($1);')
        .replace('= new ', '= /* @__PURE__ */ new '),
    ),
    statements,
  }
}
