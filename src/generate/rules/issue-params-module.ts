import ts from 'typescript'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentNamed, inlined, monitorKinds } from '../documents.ts'
import { usedKeywords } from '../modules/keywords-module.ts'
import { banner, literal } from '../names.ts'
import { allRules, fieldsOf, ruleCodes, ruleLists } from './rule-facts.ts'

/**
 * Returns the module with the types of issue codes and params, from the keywords of the schemas and from the rules.
 *
 * @param texts Generated texts by their path in `src/`: the files may be older
 */
export function issueParamsModule(texts: ReadonlyMap<string, string>): [path: string, source: string] {
  const params = ruleParams(texts)
  const rows = ruleCodes().map((code) => {
    const text = params.get(code)
    if (text === undefined) throw new Error(`src/rules/index.ts has no rule ${code}`)
    const parts = [...(text === noParams ? [] : [text]), ...(readsBaseline(code) ? ['FromBaseline'] : [])]
    const type = parts.length === 0 ? noParams : parts.map((part) => `(${part})`).join(' & ')
    return `  readonly ${literal(code)}: ${type}`
  })
  return [
    'issues/generated/params.ts',
    `${banner('schemas/ and src/rules/')}
import type { FromBaseline } from '../issue.ts'

/** The codes that are named after a keyword: those of the keywords that the schemas use. */
export type KeywordCode = ${union(usedKeywords())}

/** The params of the issues of rules, by code. */
export interface RuleParams {
${rows.join('\n')}
}

/** The codes of the rules that report errors. */
export type ErrorRuleCode = ${union(ruleCodes(allRules.filter(({ severity }) => severity === 'error')))}

/** The documented defaults of the fields that these rules read. */
export type ErrorRuleDefault = ${defaultTypes().join(' | ')}
`,
  ]
}

const source = fileURLToPath(new URL('../../', import.meta.url))
const listFile = resolve(source, 'rules/index.ts')

/** Compiles the lists of rules with TypeScript. The given texts replace files of `src/`. */
function compiledLists(texts: ReadonlyMap<string, string>): {
  readonly program: ts.Program
  readonly file: ts.SourceFile
} {
  const configFile = resolve(source, '../tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(configFile),
  )
  const host = ts.createCompilerHost(options)
  const paths = new Map([...texts].map(([path, text]) => [resolve(source, path), text]))
  host.readFile = (path) => paths.get(resolve(path)) ?? ts.sys.readFile(path)
  const program = ts.createProgram([listFile], { ...options, types: [] }, host)
  const file = program.getSourceFile(listFile)
  if (file === undefined) throw new Error(`${listFile} is missing`)
  return { program, file }
}

const noParams = 'Readonly<Record<string, never>>'

/** Returns whether the rules of a code can read their fields from the baseline. */
const readsBaseline = (code: string): boolean =>
  monitorKinds.some(({ update }) =>
    (ruleLists[update.document] ?? []).some((rule) => rule.code === code && fieldsOf(rule).length > 1),
  )

/** Returns the source of a params type: readonly properties, or a union of such types. */
function paramsText(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string {
  if (type.isUnion()) return type.types.map((member) => paramsText(checker, member, at)).join(' | ')
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0
    const value = checker.getTypeOfSymbolAtLocation(property, at)
    const text = checker.typeToString(optional ? checker.getNonNullableType(value) : value)
    return `readonly ${literal(property.name)}${optional ? '?' : ''}: ${text}`
  })
  return properties.length === 0 ? noParams : `{ ${properties.join('; ')} }`
}

/** Returns the types of the params that the rules of `src/rules/index.ts` report, by code. */
function ruleParams(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { program, file } = compiledLists(texts)
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`${listFile} exports nothing`)
  const propertyOf = (type: ts.Type, name: string): ts.Type => {
    const property = type.getProperty(name)
    if (property === undefined) throw new Error(`A rule has no ${name}`)
    return checker.getTypeOfSymbolAtLocation(property, file)
  }
  const found = new Map<string, string>()
  for (const list of checker.getExportsOfModule(module)) {
    const type = checker.getTypeOfSymbolAtLocation(list, file)
    for (let index = 0; type.getProperty(String(index)) !== undefined; index++) {
      const rule = propertyOf(type, String(index))
      const code = propertyOf(rule, 'code')
      const [params] = propertyOf(rule, 'message').getCallSignatures()[0]?.parameters ?? []
      if (!code.isStringLiteral()) throw new Error(`The code of rule ${index} of ${list.name} is no literal`)
      found.set(
        code.value,
        params === undefined ? noParams : paramsText(checker, checker.getTypeOfSymbolAtLocation(params, file), file),
      )
    }
  }
  return found
}

/** Returns the type of each documented default of a field that an error rule reads. */
function defaultTypes(): readonly string[] {
  const types = Object.entries(ruleLists).flatMap(([name, rules]) => {
    const { properties = {} } = inlined(documentNamed(name))
    return rules
      .filter(({ severity }) => severity === 'error')
      .flatMap(fieldsOf)
      .map((field) => properties[field]?.default)
      .filter((value) => value !== undefined)
      .map((value) => (typeof value === 'object' ? 'unknown' : typeof value))
  })
  return [...new Set(types)]
}

const union = (names: readonly string[]): string => names.map(literal).join(' | ')
