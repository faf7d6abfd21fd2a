// Compares each generated type with the type that its schema describes.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { schemaDocuments } from '../helpers/schema-documents.ts'

/** A file beside this one that exists only in memory. */
const path = resolve(import.meta.dirname, 'generated.test-d.ts')

const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name))
const { options } = ts.parseJsonConfigFileContent(
  { ...config, include: [], files: [path] },
  ts.sys,
  resolve('.'),
  {
    types: [],
  },
)

/** Returns the lines of the file that TypeScript rejects. */
function wrongLines(source: string): readonly string[] {
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => (resolve(name) === path ? source : readFile(name))
  host.fileExists = (name) => resolve(name) === path || fileExists(name)
  const program = ts.createProgram([path], options, host)
  const file = program.getSourceFile(path)
  const lines = source.split('\n')
  return program
    .getSemanticDiagnostics(file)
    .map(({ start = 0 }) => lines[file?.getLineAndCharacterOfPosition(start).line ?? 0] ?? '')
}

const preamble = `import type * as types from 'monitor-contract'
import type { Derived } from './derived-type.ts'
type Same<A, B> = (<T>() => T extends (A & T) | T ? 1 : 2) extends <T>() => T extends (B & T) | T ? 1 : 2 ? true : false
type ValueOf<Module> = Module[keyof Module]
type Documents = Extract<ValueOf<typeof import('../../src/generated/documents.ts')>, { readonly $id: string }>
`

/** The names of the types that the generator makes of the schemas. */
const names = [
  ...readFileSync('src/generated/types.ts', 'utf8').matchAll(/^export (?:type|interface) (\w+)/gmu),
].map(([, name = '']) => name)

/** The schemas with a title, by their title. */
const titled = new Map<string, object>()
JSON.stringify([...schemaDocuments.values()], (_, part: unknown) => {
  if (typeof part === 'object' && part !== null && 'title' in part)
    titled.set(String(part.title), part)
  return part
})

/** A line that TypeScript rejects unless two types are identical. */
const assertion = (actual: string, expected: string): string =>
  `true satisfies Same<${actual}, ${expected}>`

/**
 * Asserts that a type is that of its schema. The schema of shared fields describes no value; an
 * update has them all.
 */
function assertionOf(name: string): string {
  const schema = titled.get(name) ?? {}
  const isNullable = 'enum' in schema && Array.isArray(schema.enum) && schema.enum.includes(null)
  const expected =
    'type' in schema
      ? `Derived<Documents, '${name}'>`
      : `Partial<Pick<Derived<Documents, '${name.replace(/Fields$/u, 'Update')}'>, keyof types.${name}>>`
  return assertion(`types.${name}${isNullable ? ' | null' : ''}`, expected)
}

it('each generated type is the type that its closed schema describes', () => {
  expect(names.length).toBeGreaterThan(25)
  expect(names).toContain('IcmpMonitorUpdate')
  const wrong = [
    assertion('types.IcmpRequest', "Derived<Documents, 'IcmpAssertion'>"),
    assertion('Required<types.IcmpRequest>', "Derived<Documents, 'IcmpRequest'>"),
    assertion('types.RuntimeId', "Derived<Documents, 'RuntimeId'>"),
  ]
  expect(wrongLines(preamble + [...names.map(assertionOf), ...wrong].join('\n'))).toEqual(wrong)
})
