import ts from 'typescript'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOf, inlined, monitorKinds } from '../documents.ts'
import { usedKeywords } from '../used-keywords.ts'
import { banner, literal } from '../names.ts'
import { allRules, fieldsOf, ruleCodes, ruleLists } from './rule-facts.ts'

/**
 * Returns the module with the types of issue codes and params, from the keywords of the schemas and from the rules.
 *
 * @param texts Generated texts by their path in `src/`. They replace the files, which may be older.
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

/** The codes with the name of a keyword: one for each keyword by which the schemas reject values. */
export type KeywordCode = ${union(usedKeywords())}

/** The params of the issues of rules, by code. */
export interface RuleParams {
${rows.join('\n')}
}

/** The codes of the rules that report errors. */
export type ErrorRuleCode = ${union(ruleCodes(allRules.filter(({ severity }) => severity === 'error')))}

/** The type of the documented defaults of the fields that error rules read. */
export type ErrorRuleDefault = ${defaultTypes().join(' | ')}
`,
  ]
}

const source = fileURLToPath(new URL('../../', import.meta.url))

/** A virtual file with the params of the rules by code. TypeScript infers the types and writes them out. */
const typesFile = resolve(source, 'rules/params.ts')
const typesText = `
import type * as lists from './index.ts'
type Rules = (typeof lists)[keyof typeof lists][number]
export type Params = {
  [Each in Rules as Each['code']]: Parameters<Each['message']>[0] extends infer Given
    ? Given extends object ? { readonly [Name in keyof Given]: Given[Name] } : never
    : never
}`

const noParams = 'Readonly<Record<string, never>>'

/**
 * Returns the types of the params that the rules of `src/rules/index.ts` report, by code. The given texts replace files
 * of `src/`.
 */
function ruleParams(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const configFile = resolve(source, '../tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(configFile),
  )
  const host = ts.createCompilerHost(options)
  const paths = new Map([...texts].map(([path, text]) => [resolve(source, path), text])).set(typesFile, typesText)
  host.readFile = (path) => paths.get(resolve(path)) ?? ts.sys.readFile(path)
  host.fileExists = (path) => paths.has(resolve(path)) || ts.sys.fileExists(path)
  const program = ts.createProgram([typesFile], { ...options, types: [] }, host)
  const checker = program.getTypeChecker()
  const params = program.getSourceFile(typesFile)?.statements.at(-1)
  if (params === undefined) throw new Error(`${typesFile} is empty`)
  return new Map(
    checker.getPropertiesOfType(checker.getTypeAtLocation(params)).map((property) => {
      const text = checker.typeToString(checker.getTypeOfSymbol(property), undefined, ts.TypeFormatFlags.NoTruncation)
      return [property.name, text === 'never' || text === '{}' ? noParams : text]
    }),
  )
}

/** Returns whether a rule with this code can read a field from the baseline. */
const readsBaseline = (code: string): boolean =>
  monitorKinds.some(({ update }) =>
    (ruleLists[update] ?? []).some((rule) => rule.code === code && fieldsOf(rule).length > 1),
  )

/** Returns the types of the documented defaults of the fields that error rules read, each once. */
function defaultTypes(): readonly string[] {
  const types = Object.entries(ruleLists).flatMap(([name, rules]) => {
    const { properties = {} } = inlined(documentOf(name))
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
