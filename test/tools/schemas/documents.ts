// Reads the bundled documents, with a valid and a wrong document of each, for the tests of schema tools.
import { readFileSync } from 'node:fs'

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The part of a JSON Schema that these tests read. */
export interface Schema {
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly doNotSuggest?: boolean
  readonly enumDescriptions?: readonly string[]
}

export const drafts = ['bundled', 'draft-07'] as const
export const names = [
  'icmp-monitor-update',
  'icmp-monitor-update.closed',
  'icmp-monitor',
  'error-group',
  'error-group-list',
] as const

/** Returns the bundled schema of a draft. */
export const schemaOf = (draft: string, name: string): Schema =>
  JSON.parse(read(`schemas/${draft}/${name}.schema.json`))

/** Returns a complete valid document of a body. */
export const validDocument = (name: string): string =>
  read(`examples/whole-documents/${name.replace('.closed', '')}.json`)

/** An update with twelve mistakes. */
export const wrongDocument = read('examples/documents/icmp-monitor-update.wrong.json')

/** Returns the lines of a text, counted from 0, that begin with a field. */
export const lineOf = (text: string, field: string): number =>
  text.split('\n').findIndex((line) => line.includes(`"${field}":`))
