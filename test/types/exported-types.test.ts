// Tests that every name in a declaration of the package is exported.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const files = readdirSync('dist')
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => resolve('dist', name))
// The declarations need no types of the DOM or of Node.js, which take long to load.
const program = ts.createProgram(files, {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  skipLibCheck: true,
})
const checker = program.getTypeChecker()

const unaliased = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Every symbol that an entry exports. */
const exported = new Set(
  files.flatMap((path) => {
    const file = program.getSourceFile(path)
    const module = file && checker.getSymbolAtLocation(file)
    return module === undefined ? [] : checker.getExportsOfModule(module).map(unaliased)
  }),
)

/** Returns whether a symbol is declared at the top level of a declaration file of the package. */
const isOfPackage = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) =>
      !ts.isSourceFile(declaration) &&
      files.includes(declaration.getSourceFile().fileName) &&
      (ts.isSourceFile(declaration.parent) || ts.isVariableDeclarationList(declaration.parent)),
  )

/** Returns the top-level names of the package's declarations that a declaration mentions. */
function mentionedIn(path: string): ts.Symbol[] {
  const found = new Set<ts.Symbol>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol !== undefined && isOfPackage(unaliased(symbol))) found.add(unaliased(symbol))
    }
    ts.forEachChild(node, visit)
  }
  const file = program.getSourceFile(path)
  if (file !== undefined) visit(file)
  return [...found]
}

describe('every name that a declaration mentions is exported', () => {
  it.each(files)('%s exports every name', (path) => {
    const mentioned = mentionedIn(path)
    expect(mentioned.length).toBeGreaterThan(3)
    expect(mentioned.filter((symbol) => !exported.has(symbol)).map(({ name }) => name)).toEqual([])
  })
})
