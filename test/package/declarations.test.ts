// Tests the declarations of the installed package: every name in them is exported and has a doc
// comment, whose examples are true.
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import ts from 'typescript'
import { afterAll, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { besidePeers } from './beside-peers.ts'

const folder = besidePeers()
afterAll(() => rmSync(folder, { recursive: true }))
const dist = join(folder, 'node_modules/monitor-contract/dist')

/** The names of the built files of the entries. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'object' ? [basename(target.default, '.js')] : [],
)
const declarationsOf = (entry: string): string => join(dist, `${entry}.d.ts`)
const program = ts.createProgram(entries.map(declarationsOf), {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  skipLibCheck: true,
})
const checker = program.getTypeChecker()

/**
 * Returns every `@example` in a declaration that is a call. In a field of a type, an example is a
 * value in backticks.
 */
function examplesOf(node: ts.Node): string[] {
  const own = ts
    .getJSDocTags(node)
    .flatMap(({ tagName, comment }) =>
      tagName.text === 'example' ? [ts.getTextOfJSDocComment(comment) ?? ''] : [],
    )
  const inside: string[] = []
  ts.forEachChild(node, (child) => void inside.push(...examplesOf(child)))
  return [...new Set([...own, ...inside])].filter((text) => !text.startsWith('`'))
}

const files = program
  .getSourceFiles()
  .filter(({ fileName }) => entries.map(declarationsOf).includes(fileName))

const unaliased = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const exportsOf = (file: ts.SourceFile): readonly ts.Symbol[] => {
  const module = checker.getSymbolAtLocation(file)
  return module === undefined ? [] : checker.getExportsOfModule(module)
}

const documented = files.flatMap((file) =>
  exportsOf(file).map((exported) => {
    const symbol = unaliased(exported)
    const needsExample =
      symbol.flags & ts.SymbolFlags.Value && !(symbol.flags & ts.SymbolFlags.Class)
    return {
      name: `${basename(file.fileName)}: ${exported.name}`,
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
      lacksExample: needsExample && (symbol.declarations ?? []).flatMap(examplesOf).length === 0,
    }
  }),
)

it('every export has a description, and every value an example, itself or in its members', () => {
  expect(documented.length).toBeGreaterThan(100)
  expect(
    documented
      .filter(({ text }) => !/^[A-Z\d`\u201C].{15,}[.]$/su.test(text))
      .map(({ name }) => name),
  ).toEqual([])
  expect(documented.filter(({ lacksExample }) => lacksExample).map(({ name }) => name)).toEqual([])
})

/** Returns whether a symbol is declared at the top level of a declaration file of the package. */
const isOfPackage = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) =>
      !ts.isSourceFile(declaration) &&
      files.includes(declaration.getSourceFile()) &&
      (ts.isSourceFile(declaration.parent) || ts.isVariableDeclarationList(declaration.parent)),
  )

/** Returns the top-level names of the package's declarations that a declaration mentions. */
function mentionedIn(node: ts.Node): ts.Symbol[] {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  const found = symbol === undefined ? [] : [unaliased(symbol)].filter(isOfPackage)
  ts.forEachChild(node, (child) => void found.push(...mentionedIn(child)))
  return found
}

/** Returns whether a name is a type, in contrast to a value of which a type is made by `typeof`. */
const isType = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Type) !== 0

it('every type that a declaration names is exported', () => {
  const exported = new Set(files.flatMap(exportsOf).map(unaliased))
  for (const file of files) {
    const mentioned = new Set(mentionedIn(file))
    expect(mentioned.size).toBeGreaterThan(3)
    expect(
      [...mentioned]
        .filter((symbol) => isType(symbol) && !exported.has(symbol))
        .map(({ name }) => name),
    ).toEqual([])
  }
})

/**
 * Returns the calls in the text of an `@example`, each with its result: after `//` on its last line
 * or below it.
 */
function callsIn(text: string): { readonly call: string; readonly result: string }[] {
  const parts = [
    ...text.matchAll(/((?:^(?!\/\/ ).*\n)*?^(?!\/\/ ).*?)(?: \/\/ (.*)\n|\n((?:\/\/ .*\n)+))/gmu),
  ]
  if (parts.map(([whole]) => whole).join('') !== text)
    throw new Error(`An example has no result: ${text}`)
  return parts.map(([, call = '', beside, below = '']) => ({
    call,
    result: beside ?? below.replaceAll(/^\/\/ /gmu, ''),
  }))
}

const calls = files.flatMap((file) => examplesOf(file).flatMap((text) => callsIn(`${text}\n`)))

const load = (entry: string): Promise<object> =>
  import(pathToFileURL(join(dist, `${entry}.js`)).href)
const modules = await Promise.all(entries.map(load))
const { default: addMonitorContract, ...exported } = Object.assign({}, ...modules) as Record<
  string,
  unknown
>
const scope = { ...exported, addMonitorContract, Ajv, fc }
const evaluated = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(scope).join(', ')} }) => (${expression}))`)(scope)

it.each(calls)('the example returns its result: $call', ({ call, result }) => {
  expect(evaluated(call)).toEqual(evaluated(result))
})
