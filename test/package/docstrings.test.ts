// Tests that every export has a doc comment and an example in the installed package.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { arbitraries } from 'monitor-contract/testing'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { besidePeers } from './beside-peers.ts'

// The doc comments of the installed package, as an editor shows them.
const folder = besidePeers()
afterAll(() => rmSync(folder, { recursive: true }))
const dist = join(folder, 'node_modules/monitor-contract/dist')

const entries = ['index', 'ajv', 'docs', 'report', 'testing', 'text', 'yaml']
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
 * Returns the lines of every `@example` of a declaration and its members. In a field of a type, an example is a value
 * in backticks.
 */
function exampleLines(node: ts.Node): string[] {
  const lines: string[] = []
  const visit = (part: ts.Node): void => {
    for (const { tagName, comment } of ts.getJSDocTags(part))
      if (tagName.text === 'example') lines.push(ts.getTextOfJSDocComment(comment) ?? '')
    ts.forEachChild(part, visit)
  }
  visit(node)
  return [...new Set(lines)].filter((text) => !text.startsWith('`'))
}

interface Documented {
  readonly entry: string
  readonly name: string
  readonly text: string
  readonly kind: 'class' | 'value' | 'type'
  readonly tags: readonly string[]
  readonly examples: readonly string[]
}

function documentedIn(entry: string): Documented[] {
  const file = program.getSourceFile(declarationsOf(entry))
  const module = file && checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error(`The declarations of ${entry} are no module`)
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    return {
      entry,
      name: exported.name,
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
      kind: symbol.flags & ts.SymbolFlags.Class ? 'class' : symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type',
      tags: symbol.getJsDocTags(checker).map(({ name }) => name),
      examples: (symbol.declarations ?? []).flatMap(exampleLines),
    }
  })
}

const documented = entries.flatMap(documentedIn)

describe('every export', () => {
  it.each(documented)('of $entry has a description that adds something to its name: $name', ({ name, text }) => {
    expect(text).toMatch(/^[A-Z\d`\u201C].{15,}[.]$/su)
    expect(text.toLowerCase().replaceAll(/[^a-z]/gu, '')).not.toBe(name.toLowerCase())
  })

  it('has an example, itself or in its members, if it is a value', () => {
    expect(
      documented.filter(({ kind, examples }) => kind === 'value' && examples.length === 0).map(({ name }) => name),
    ).toEqual([])
  })

  it('of the main entry names its source in the service description, or what it does', () => {
    const ofMain = documented.filter(({ entry, kind }) => entry === 'index' && kind === 'value')
    expect(
      ofMain
        .filter(({ text }) => !/^(?:Carries out|Reads|Follows|Service description,) /mu.test(text))
        .map(({ name }) => name),
    ).toEqual([])
  })
})

it.each(entries)('editors show every comment in the declarations of %s', (entry) => {
  const file = program.getSourceFile(declarationsOf(entry))
  const shown = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const comment of ts.getJSDocCommentsAndTags(node)) shown.add(comment.getText())
    ts.forEachChild(node, visit)
  }
  if (file !== undefined) visit(file)
  const written = [...(file?.text.matchAll(/\/\*\*[\s\S]*?\*\//g) ?? [])].map(([comment]) => comment)
  expect(written.length).toBeGreaterThan(3)
  expect(written.filter((comment) => !shown.has(comment))).toEqual([])
})

const modules: object[] = await Promise.all(
  entries.map((entry) => import(pathToFileURL(join(dist, `${entry}.js`)).href)),
)
const [main, { default: addMonitorContract }, docs, report, testing, text, yaml] = modules as [
  object,
  { default: unknown },
  object,
  object,
  object,
  object,
  object,
]
const scope = { ...main, ...docs, ...report, ...testing, ...text, ...yaml, addMonitorContract, Ajv, fc }
const evaluated = (expression: string): unknown =>
  runInThisContext(`(({ ${Object.keys(scope).join(', ')} }) => (${expression}))`)(scope)

it('every function that throws for invalid arguments documents it', () => {
  const throwing = documented.filter(({ name, kind }) => {
    const value: unknown = name === 'default' ? addMonitorContract : Reflect.get(scope, name)
    if (kind !== 'value' || typeof value !== 'function') return false
    return [[], [null], [{}, null]].some((given) => {
      try {
        Reflect.apply(value, undefined, given)
        return false
      } catch {
        return true
      }
    })
  })
  expect(throwing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['frequencyOffsetRange', 'toMarkdown', 'default']),
  )
  expect(throwing.filter(({ tags }) => !tags.includes('throws')).map(({ name }) => name)).toEqual([])
})

/** Returns the calls in the text of an `@example`, each with its result: after `//` on its last line or below it. */
function examplesIn(text: string): { readonly call: string; readonly result: string }[] {
  const parts = [...text.matchAll(/((?:^(?!\/\/ ).*\n)*?^(?!\/\/ ).*?)(?: \/\/ (.*)\n|\n((?:\/\/ .*\n)+))/gmu)]
  if (parts.map(([whole]) => whole).join('') !== text) throw new Error(`An example has no result: ${text}`)
  return parts.map(([, call = '', beside, below = '']) => ({
    call,
    result: beside ?? below.replaceAll(/^\/\/ /gmu, ''),
  }))
}

const examples = entries.flatMap((entry) => {
  const file = program.getSourceFile(declarationsOf(entry))
  return file === undefined ? [] : exampleLines(file).flatMap((text) => examplesIn(`${text}\n`))
})

describe('the examples in docstrings', () => {
  it.each(examples)('returns the documented result: $call', ({ call, result }) => {
    expect(evaluated(call)).toEqual(evaluated(result))
  })

  it.each(Object.keys(arbitraries))('calls the arbitrary %s', (name) => {
    expect(examples.some(({ call }) => call.includes(`arbitraries.${name}(`))).toBe(true)
  })
})
