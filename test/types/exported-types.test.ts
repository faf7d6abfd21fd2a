// Tests that every name in a declaration is exported, and that TypeScript can emit declarations of code that uses the
// package.
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

/** Returns the declarations that TypeScript emits for a file of a user, and throws if it has an error. */
function declarationsOf(source: string): string {
  const path = resolve('test/types/user.mts')
  const text = `import * as contract from 'monitor-contract'
    declare const body: unknown
    declare const monitor: contract.IcmpMonitor
    declare const tolerated: contract.Tolerant<contract.IcmpMonitor>
    declare const update: contract.IcmpMonitorUpdate
    ${source}`
  const options = { ...program.getCompilerOptions(), strict: true, declaration: true, emitDeclarationOnly: true }
  const host = ts.createCompilerHost(options)
  const user = ts.createProgram([path], options, {
    ...host,
    fileExists: (name) => name === path || host.fileExists(name),
    readFile: (name) => (name === path ? text : host.readFile(name)),
    getSourceFile: (name, target) =>
      name === path
        ? ts.createSourceFile(name, text, target)
        : (program.getSourceFile(name) ?? host.getSourceFile(name, target)),
  })
  let declarations = ''
  user.emit(undefined, (_, emitted) => (declarations += emitted))
  const [error] = [...ts.getPreEmitDiagnostics(user), ...user.getDeclarationDiagnostics()]
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return declarations
}

describe("a user's own declarations", () => {
  const main = program.getSourceFile(resolve('dist/index.d.ts'))
  const module = main && checker.getSymbolAtLocation(main)
  const values = (module ? checker.getExportsOfModule(module) : [])
    .filter((symbol) => unaliased(symbol).flags & ts.SymbolFlags.Value)
    .map(({ name }) => `contract.${name}`)

  it('can be emitted for every export, and for what their methods return', () => {
    const all = [
      ...values,
      "contract.icmpMonitor['~standard']",
      "contract.icmpMonitor['~standard'].validate(body)",
      'contract.listErrorGroupsQuery.parse',
      'contract.operations.updateIcmpMonitor.buildPath',
      'contract.redact({ monitor, at: new Date() })',
      'contract.withDefaults(update)',
      '{ baseline: tolerated } satisfies contract.UpdateOptions',
    ]
    const declarations = declarationsOf(all.map((value, index) => `export const value${index} = ${value}`).join('\n'))
    expect(declarations.match(/export declare const/g)).toHaveLength(all.length)
  })

  // It was 15115 bytes when the type of a tolerant monitor was written out field by field.
  it('name the types of the package instead of writing them out', () => {
    const declarations = declarationsOf(`
      export const reader = contract.icmpMonitor.with({ reader: 'tolerant' })
      export const value = contract.icmpMonitor.parse(body, { reader: 'tolerant' })
      export const result = reader.validate(body)
      export const list = contract.errorGroupList.with({ reader: 'tolerant' })
      export const sent = contract.toUpdate(value, { muted: true })
      export const filled = contract.withDefaults(update)`)
    expect(declarations).toContain(
      'reader: contract.Contract<contract.Tolerant<contract.IcmpMonitor>, contract.ResponseOptions>',
    )
    expect(Buffer.byteLength(declarations)).toBeLessThan(1500)
  })
})
