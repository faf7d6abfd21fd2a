// Tests that the generated files of `src` and `schemas` are those that the generator writes.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checksModule } from '../../src/generate/ajv-checks.ts'
import { documents } from '../../src/generate/documents.ts'
import { generated, generatedSchemas } from '../../src/generate/index.ts'

const folder = new URL('../../src/', import.meta.url)
const files = await generated()

const isGenerated = (path: string): boolean => /(?:^|\/)generated\/(?!checks\.).*\.\w+$/.test(path)

describe('the generated files of src', () => {
  it('are the files that the generator makes, and no others', () => {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      path.replaceAll('\\', '/'),
    )
    expect(paths.filter(isGenerated).sort()).toEqual([...files.keys()].sort())
  })

  it.each([...files])('%s is up to date with its sources', (path, source) => {
    expect(readFileSync(new URL(path, folder), 'utf8')).toBe(source)
  })
})

it('the checks are the code that Ajv compiles from the documents', () => {
  for (const [path, source] of checksModule())
    expect(readFileSync(new URL(`generated/${path}`, folder), 'utf8'), path).toBe(source)
})

describe('schemas', () => {
  it('has the hand-written documents, those that the generator makes, and no others', async () => {
    const schemasFolder = new URL('../../schemas/', import.meta.url)
    const handWritten = [...documents.keys()].map((id) => basename(id))
    const written = readdirSync(schemasFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json') && !handWritten.includes(path))
      .map((path) => [
        path.replaceAll('\\', '/'),
        readFileSync(new URL(path, schemasFolder), 'utf8'),
      ])
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await generatedSchemas()))
  })
})
