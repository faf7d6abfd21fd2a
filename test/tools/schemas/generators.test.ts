// Tests the types and code that generators write from the bundled schemas.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import { compile } from 'json-schema-to-typescript'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { afterAll, describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { casesOf } from '../../helpers/bundled-documents.ts'
import { readVectors } from '../../helpers/vectors.ts'
import { drafts, names, schemaOf, validDocument } from './documents.ts'

/** The folder of the code that json-schema-to-typescript and json-schema-to-zod generate. quicktype writes no files. */
const folder = mkdtempSync(join(tmpdir(), 'generators-'))
symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true }))

const vectors = readVectors()
const all = drafts.flatMap((draft) => names.map((name) => [draft, name] as const))

/** Compiles a program under strict TypeScript, and returns the compiler's output. */
function compiled(program: string): string {
  const file = join(folder, 'program.ts')
  writeFileSync(file, program)
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc')
  return spawnSync(tsc, ['--noEmit', '--strict', '--skipLibCheck', file], { encoding: 'utf8' }).stdout
}

describe.each(names)('json-schema-to-typescript with bundled/%s', (name) => {
  it('generates a type for valid documents that is not an intersection', async () => {
    const schema = schemaOf('bundled', name)
    const source = await compile(schema as object, 'Body', { additionalProperties: false })
    expect(source).not.toMatch(/\} & \{/)
    const text = validDocument(name)
    expect(compiled(`${source}\nexport const body: ${schema.title ?? ''} = ${text}`)).toBe('')
  })
})

describe.each(all)('json-schema-to-zod with %s/%s', (draft, name) => {
  it('generates a schema that accepts every valid vector', async () => {
    const file = join(folder, `${draft}-${name}.mjs`)
    writeFileSync(file, jsonSchemaToZod(schemaOf(draft, name) as object, { module: 'esm' }))
    const { default: schema } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: ZodType }
    // zod has other formats: no leap seconds, no lower-case t and z, and only UUIDs of a known version.
    const cases = casesOf(name, vectors).filter(({ title }) => !/^format-(?:date-time|uuid)/.test(title))
    const wrongly = (expected: boolean) =>
      cases
        .filter(({ value, valid }) => valid === expected && schema.safeParse(value).success !== valid)
        .map(({ title }) => title)
    expect(wrongly(true)).toEqual([])
    expect(cases.length).toBeGreaterThan(30)
    console.log(
      `${draft}/${name}: zod accepts ${wrongly(false).length} of ${cases.filter(({ valid }) => !valid).length} invalid vectors`,
    )
  })
})

describe.each(['typescript', 'go', 'python', 'java', 'csharp', 'rust'] as const)('quicktype for %s', (lang) => {
  it.each(all)('generates every field of %s/%s', async (draft, name) => {
    const input = new JSONSchemaInput(undefined)
    const schema = schemaOf(draft, name)
    await input.addSource({ name: 'Body', schema: JSON.stringify(schema) })
    const data = new InputData()
    data.addInput(input)
    const { lines } = await quicktype({ inputData: data, lang })
    const source = lines.join('\n')
    const written = source.toLowerCase().replaceAll('_', '')
    const fields = Object.keys(schema.properties ?? {}).map((field) => field.toLowerCase().replaceAll(/[_$]/g, ''))
    expect(fields.filter((field) => !written.includes(field))).toEqual([])
    expect(source.length).toBeGreaterThan(500)
  })
})
