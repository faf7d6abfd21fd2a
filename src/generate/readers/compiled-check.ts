import { _, Ajv, stringify, type CodeKeywordDefinition } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import formatsModule from 'ajv-formats'
import ts from 'typescript'
import { formats } from '../../formats/index.ts'
import { isLongerThan } from '../../formats/is-longer-than.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { pascalCase } from '../names.ts'

/**
 * Compiles a schema with Ajv, and returns the source of statements that check a variable.
 *
 * @param name prefix of the names of the constants that the statements use
 * @param data name of the variable
 * @param outcome what the statements do if the value is invalid
 */
export function compiledCheck(name: string, schema: JsonSchema, data: string, outcome: Outcome): CompiledCheck {
  const code = standaloneModule.default(ajv, ajv.compile(schema))
  const source = ts.createSourceFile('check.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)
  const renamed = new Map<string, string>([['data', data]])
  const constants: string[] = []

  /** Gives a constant of Ajv's code a name from the schema, or the name of our own function. */
  function nameConstant(declaration: ts.VariableDeclaration): void {
    const local = declaration.name.getText(source)
    const value = declaration.initializer?.getText(source) ?? ''
    const format = /^formats(?:\.|\[")([\w-]+)/.exec(value)?.[1]
    if (format !== undefined) renamed.set(local, `is${pascalCase(format)}`)
    else if (value === 'isLongerThan') renamed.set(local, value)
    else if (/^(?:keyword|pattern)\d+$/.test(local)) {
      const first = `${name}${local.startsWith('keyword') ? 'Values' : 'Pattern'}`
      const own = [...renamed.values()].includes(first) ? `${first}${constants.length + 1}` : first
      renamed.set(local, own)
      const { initializer } = declaration
      const [argument] =
        initializer !== undefined && ts.isNewExpression(initializer) ? (initializer.arguments ?? []) : []
      const text = argument?.getText(source) ?? ''
      constants.push(
        `const ${own} = /* @__PURE__ */ ${local.startsWith('keyword') ? `new Set(${text})` : `textPattern(${text})`}`,
      )
    }
  }

  const edit = ts.transform(source, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const number = numberTest(node, source)
        if (number !== undefined) return ts.visitEachChild(number, visit, context)
        if (
          ts.isBinaryExpression(node) &&
          node.operatorToken.kind === ts.SyntaxKind.BarBarToken &&
          isNaNTest(node.right)
        ) {
          return ts.visitNode(node.left, visit)
        }
        if (ts.isPropertyAccessExpression(node) && node.name.text === 'validate' && ts.isIdentifier(node.expression)) {
          const own = renamed.get(node.expression.text)
          if (own !== undefined) return factory.createIdentifier(own)
        }
        if (ts.isPropertyAccessExpression(node)) {
          const object = ts.visitNode(node.expression, visit, ts.isExpression)
          return factory.updatePropertyAccessExpression(node, object, node.name)
        }
        if (ts.isIdentifier(node)) return factory.createIdentifier(renamed.get(node.text) ?? node.text)
        if (ts.isBlock(node)) {
          const block = factory.updateBlock(node, withoutErrors(node.statements, outcome))
          return ts.visitEachChild(block, visit, context)
        }
        if (outcome === 'break' && (ts.isIterationStatement(node, false) || ts.isSwitchStatement(node))) {
          throw new Error(`The check of ${name} has a loop, so that \`break\` would not end it`)
        }
        return ts.visitEachChild(node, visit, context)
      }
      return (file) => {
        for (const statement of file.statements) {
          if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach(nameConstant)
        }
        return ts.visitEachChild(file, visit, context)
      }
    },
  ])
  const [edited] = edit.transformed
  const check = edited?.statements.find(ts.isFunctionDeclaration)
  if (check?.body === undefined) throw new Error(`Ajv compiled ${name} to no function`)
  const statements = check.body.statements.map((statement) => textOf(statement, source)).join('\n')
  const left = /\b(?:vErrors|errors|instancePath|require|schema\d+)\b/.exec(statements)
  if (left !== null) throw new Error(`Ajv's code for ${name} has an unknown form: ${left[0]} is left in it`)
  return { constants, statements }
}

/** Compiles `enum` to a look-up in a set. A list of numbers stays a series of comparisons, which is faster. */
const enumBySet: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  code(context) {
    const schema: unknown = context.schema
    const values: readonly unknown[] = Array.isArray(schema) ? schema : []
    if (values.every((value) => typeof value === 'number')) {
      context.fail(values.map((value) => _`${context.data} !== ${value}`).reduce((all, one) => _`${all} && ${one}`))
      return
    }
    const allowed = context.gen.scopeValue('keyword', {
      ref: new Set(values),
      key: JSON.stringify(values),
      code: _`new Set(${stringify(values)})`,
    })
    context.fail(_`!${allowed}.has(${context.data})`)
  },
}

/** Compiles `maxLength` to a count that stops at the bound. Ajv's own code counts the whole string. */
const boundedMaxLength: CodeKeywordDefinition = {
  keyword: 'maxLength',
  type: 'string',
  schemaType: 'number',
  code(context) {
    const exceeds = context.gen.scopeValue('func', { ref: isLongerThan, code: _`isLongerThan` })
    context.fail(_`${exceeds}(${context.data}, ${Number(context.schema)})`)
  },
}

/** Compiles `minLength` to the same count. */
const boundedMinLength: CodeKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  code(context) {
    const exceeds = context.gen.scopeValue('func', { ref: isLongerThan, code: _`isLongerThan` })
    context.fail(_`!${exceeds}(${context.data}, ${Number(context.schema) - 1})`)
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
for (const [name, isFormat] of Object.entries(formats)) ajv.addFormat(name, isFormat)
for (const definition of [enumBySet, boundedMaxLength, boundedMinLength]) {
  ajv.removeKeyword(String(definition.keyword)).addKeyword(definition)
}

/** The statement that ends a check of an invalid value. */
type Outcome = 'return' | 'break'

/** The statements that check a value, and the constants that they need. */
export interface CompiledCheck {
  readonly constants: readonly string[]
  readonly statements: string
}

const { factory } = ts

const isDeclarationOf = (node: ts.Node, name: RegExp): boolean =>
  ts.isVariableStatement(node) &&
  node.declarationList.declarations.every((one) => ts.isIdentifier(one.name) && name.test(one.name.text))

const isAssignmentOfErrors = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) &&
  ts.isBinaryExpression(node.expression) &&
  ts.isPropertyAccessExpression(node.expression.left) &&
  node.expression.left.name.text === 'errors'

const failure = (outcome: Outcome): ts.Statement =>
  outcome === 'return' ? factory.createReturnStatement(factory.createFalse()) : factory.createBreakStatement()

const call = (object: string, method: string, argument: ts.Expression): ts.Expression =>
  factory.createCallExpression(
    factory.createPropertyAccessExpression(factory.createIdentifier(object), method),
    undefined,
    [argument],
  )

const printer = ts.createPrinter()
const textOf = (node: ts.Node, source: ts.SourceFile): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, source)

/**
 * Replaces Ajv's tests of a number by `Number.isInteger` and `Number.isFinite`. Returns undefined for other
 * expressions.
 */
function numberTest(node: ts.Node, source: ts.SourceFile): ts.Expression | undefined {
  if (!ts.isParenthesizedExpression(node) && !ts.isBinaryExpression(node)) return undefined
  const text = textOf(node, source).replaceAll(/[\s()]/g, '')
  const [, name] = /^typeof(\w+)=="number"&&/.exec(text) ?? []
  if (name === undefined) return undefined
  const value = factory.createIdentifier(name)
  if (text === `typeof${name}=="number"&&!${name}%1&&!isNaN${name}&&isFinite${name}`)
    return call('Number', 'isInteger', value)
  if (text === `typeof${name}=="number"&&isFinite${name}`) return call('Number', 'isFinite', value)
  return undefined
}

/** Returns whether an expression is Ajv's test `isNaN(data)`. It is superfluous after the test of a number. */
const isNaNTest = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'isNaN'

/**
 * Removes Ajv's error objects from statements.
 *
 * For a failure, Ajv writes three statements: create an error, add it, count it. One statement that ends the check
 * replaces them.
 */
function withoutErrors(statements: readonly ts.Statement[], outcome: Outcome): ts.Statement[] {
  const kept: ts.Statement[] = []
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index]
    if (statement === undefined) continue
    if (isDeclarationOf(statement, /^err\d+$/)) {
      kept.push(failure(outcome))
      index += 2
    } else if (ts.isReturnStatement(statement)) {
      if (outcome === 'return') kept.push(factory.createReturnStatement(factory.createTrue()))
    } else if (!isDeclarationOf(statement, /^(?:vErrors|errors)$/) && !isAssignmentOfErrors(statement)) {
      kept.push(statement)
    }
  }
  return kept
}
