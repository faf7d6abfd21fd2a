// Tests that the YAML language server shows the same with the bundled schemas as VS Code shows for JSON.
import service from 'vscode-json-languageservice'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import yaml from 'yaml-language-server'
import { readVectors } from '../../helpers/vectors.ts'
import { drafts, names, schemaOf, validDocument, wrongDocument } from './documents.ts'
import { editor } from './json-editor.ts'

const { TextDocument } = service

/** The server stores documents by their addresses, for all its instances. */
let opens = 0

/** Returns the YAML language server. The setting assigns the schema to some files; a modeline names it anywhere. */
function yamlEditor(draft: string, name: string) {
  const schema = schemaOf(draft, name)
  const uri = `file:///${draft}/${name}.schema.json`
  const languageService = yaml.getLanguageService({
    schemaRequestService: (asked: string) =>
      asked === uri ? Promise.resolve(JSON.stringify(schema)) : Promise.reject(new Error(`No document ${asked}`)),
    workspaceContext: { resolveRelativePath: (path: string) => path },
  })
  languageService.configure({ validate: true, hover: true, schemas: [{ uri, fileMatch: ['assigned.yaml'], schema }] })
  const opened = (file: string, text: string) => TextDocument.create(`file:///${opens++}/${file}`, 'yaml', 1, text)
  const problems = async (file: string, text: string): Promise<string[]> =>
    (await languageService.doValidation(opened(file, text), false)).map(shown).sort()
  return {
    bySetting: (text: string) => problems('assigned.yaml', text),
    byModeline: (text: string) => problems('other.yaml', `# yaml-language-server: $schema=${uri}\n${text}`),
    hover(text: string, field: string) {
      const document = opened('assigned.yaml', text)
      return languageService.doHover(document, document.positionAt(text.indexOf(`${field}:`) + 1))
    },
  }
}

/** Returns a message. The two servers name types and lists differently. */
const shown = ({ message }: { readonly message: string }): string =>
  message.replace(/^Incorrect type.*/, 'Incorrect type.')

const asYaml = (json: string): string => stringify(JSON.parse(json))

const all = drafts.flatMap((draft) => names.map((name) => [draft, name] as const))

it.each(all)('shows no mistake in a valid document of %s/%s', async (draft, name) => {
  const { bySetting, byModeline } = yamlEditor(draft, name)
  const text = asYaml(validDocument(name))
  expect(await bySetting(text)).toEqual([])
  expect(await byModeline(text)).toEqual([])
})

describe.each(drafts)('an update in YAML, in %s', (draft) => {
  it.each(['icmp-monitor-update', 'icmp-monitor-update.closed'])('has the findings of JSON with %s', async (name) => {
    const json = editor(draft, name)
    const { bySetting, byModeline } = yamlEditor(draft, name)
    const values = readVectors().filter(
      ({ contract, value }) =>
        contract === 'icmpMonitorUpdate' && isObject(value) && !surrogates.test(JSON.stringify(value)),
    )
    let count = 0
    for (const text of [wrongDocument, ...values.map(({ value }) => JSON.stringify(value))]) {
      const expected = (await json.problems(text)).map(shown).sort()
      expect(await bySetting(asYaml(text)), text).toEqual(expected)
      expect(await byModeline(asYaml(text)), text).toEqual(expected)
      count += expected.length
    }
    expect(count).toBeGreaterThan(500)
  })

  it('shows a description of a field', async () => {
    const hover = await yamlEditor(draft, 'icmp-monitor-update').hover(asYaml(wrongDocument), 'frequencyOffset')
    expect(JSON.stringify(hover?.contents)).toContain('| 720 | 1 to 12 |')
  })
})

/** The server counts each of these as two characters, where JSON Schema counts one. */
const surrogates = /[\ud800-\udfff]/

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
