import * as snapshots from '../../snapshot/snapshot.ts'
import { type JsonSchema, type JsonTypeName, typesIn } from '../../schema/json-schema.ts'
import { ajv, documentNamed, inlined, parameterRows } from '../documents.ts'
import { literal, pascalCase, uncapitalised, banner, capitalised, camelCase } from '../names.ts'
import { checks } from '../supported-keywords.ts'
import type { Generated } from './reader-parts.ts'

/**
 * Returns the source of an expression that is true for exactly the values that Ajv accepts for a schema without fields
 * and items. A test compares the expression with Ajv.
 *
 * @param name a name for the constants of the expression, unless the schema has a title
 * @param value the name of the variable
 */
export function valueTest(name: string, schema: JsonSchema, value: string): Generated {
  const constant = uncapitalised(schema.title ?? name)
  if (schema.enum !== undefined || schema.const !== undefined) return listTest(constant, schema, value)
  const tests = typesIn(schema).map((type) => {
    const keywords = Object.entries(schema).filter(([keyword]) => checks[keyword]?.includes(type))
    const each = keywords.map(([keyword, given]) => keywordTests[keyword]?.(value, given, constant))
    return [typeTests[type](value), ...each].join(' && ')
  })
  const { pattern } = schema
  return {
    source: tests.length === 1 ? tests.join() : tests.map((test) => `(${test})`).join(' || '),
    constants: pattern === undefined ? [] : [`const ${constant}Pattern = ${pure} textPattern(${literal(pattern)})`],
  }
}

const pure = '/* @__PURE__ */'

const typeTests: Readonly<Record<JsonTypeName, (value: string) => string>> = {
  string: (value) => `typeof ${value} === 'string'`,
  number: (value) => `Number.isFinite(${value})`,
  integer: (value) => `Number.isInteger(${value})`,
  boolean: (value) => `typeof ${value} === 'boolean'`,
  null: (value) => `${value} === null`,
  object: (value) => `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`,
  array: (value) => `Array.isArray(${value})`,
}

/** The source of the test of each keyword, for a value of a type to which the keyword applies. */
const keywordTests: Readonly<Record<string, (value: string, given: unknown, constant: string) => string>> = {
  minimum: (value, bound) => `${value} >= ${literal(bound)}`,
  exclusiveMinimum: (value, bound) => `${value} > ${literal(bound)}`,
  maximum: (value, bound) => `${value} <= ${literal(bound)}`,
  minLength: (value, bound) => `isLongerThan(${value}, ${Number(bound) - 1})`,
  maxLength: (value, bound) => `!isLongerThan(${value}, ${literal(bound)})`,
  pattern: (value, _, constant) => `${constant}Pattern.test(${value})`,
  format: (value, format) => `is${pascalCase(String(format))}(${value})`,
}

/** Returns the test of a schema with `enum`. Ajv decides which values of `enum` the whole schema allows. */
function listTest(constant: string, schema: JsonSchema, value: string): Generated {
  const accepts = ajv.compile(schema)
  const allowed = (schema.enum ?? []).filter((each) => accepts(each))
  // For numbers, comparisons are faster than a set.
  if (allowed.length === 1 || allowed.every((each) => typeof each === 'number'))
    return { source: allowed.map((each) => `${value} === ${literal(each)}`).join(' || '), constants: [] }
  return {
    source: `${constant}Values.has(${value})`,
    constants: [`const ${constant}Values = ${pure} new Set(${literal(allowed)})`],
  }
}

/** Returns the files `checks.js` and `checks.d.ts`, with a check for each contract of parameters. */
export function checkModules(): [path: string, source: string][] {
  const sets = parameterRows.map(({ document }) => ({ name: pascalCase(document), document }))
  const declarations = sets.map(
    ({ name }) => `export declare function check${name}(record: unknown): record is ${name}`,
  )
  const code = sets.map(({ name, document }) => checkOf(name, inlined(documentNamed(document)))).join('\n\n')
  return [
    ['checks.js', `${banner('schemas/')}${importsOf(code)}\n\n${code}\n`],
    [
      'checks.d.ts',
      `${banner('schemas/')}import type { ${sets.map(({ name }) => name).join(', ')} } from './types.ts'

${declarations.join('\n')}
`,
    ],
  ]
}

/** Returns the source of the check of a record with every parameter. A missing parameter is undefined in the record. */
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

/** The names that generated code can import, by module. */
const callable = {
  '../formats/date.ts': ['isDate'],
  '../formats/date-time.ts': ['isDateTime'],
  '../formats/is-longer-than.ts': ['isLongerThan'],
  '../formats/uuid.ts': ['isUuid'],
  '../schema/text-pattern.ts': ['textPattern'],
  '../snapshot/snapshot.ts': Object.keys(snapshots),
}

export const importsOf = (code: string): string =>
  Object.entries(callable)
    .map(([path, names]) => [path, names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).sort()] as const)
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => `import { ${names.join(', ')} } from '${path}'`)
    .join('\n')
