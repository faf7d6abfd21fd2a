// Tests what the YAML language server shows with the bundled schemas.
import service from 'vscode-json-languageservice'
import { describe, expect, it } from 'vitest'
import yaml from 'yaml-language-server'
import { drafts, names, schemaOf, validDocument, wrongDocument } from './documents.ts'

const { TextDocument } = service

let opens = 0

/**
 * Returns the YAML language server with one schema. JSON is YAML. The server stores schemas and documents by their
 * addresses.
 */
function editor(draft: string, name: string) {
  const languageService = yaml.getLanguageService({
    schemaRequestService: () => Promise.reject(new Error('A bundled schema needs no other document')),
    workspaceContext: { resolveRelativePath: (path: string) => path },
  })
  languageService.configure({
    validate: true,
    hover: true,
    schemas: [
      { uri: `file:///${draft}/${name}.schema.json`, fileMatch: [`${name}.yaml`], schema: schemaOf(draft, name) },
    ],
  })
  const opened = (text: string) => TextDocument.create(`file:///${draft}/${opens++}/${name}.yaml`, 'yaml', 1, text)
  return {
    problems: (text: string) => languageService.doValidation(opened(text), false),
    hover(text: string, field: string) {
      const document = opened(text)
      return languageService.doHover(document, document.positionAt(text.indexOf(`"${field}"`) + 1))
    },
  }
}

describe.each(drafts.flatMap((draft) => names.map((name) => [draft, name] as const)))(
  'yaml-language-server with %s/%s',
  (draft, name) => {
    it('shows no mistake in a valid document', async () => {
      expect(await editor(draft, name).problems(validDocument(name))).toEqual([])
    })
  },
)

describe.each(drafts)('yaml-language-server with an update, in %s', (draft) => {
  it('shows at least eight of the twelve mistakes', async () => {
    const problems = await editor(draft, 'icmp-monitor-update.closed').problems(wrongDocument)
    const lines = new Set(problems.map(({ range }) => range.start.line))
    expect(lines.size).toBeGreaterThanOrEqual(8)
  })

  it('shows a description of a field', async () => {
    const hover = await editor(draft, 'icmp-monitor-update').hover(wrongDocument, 'frequencyOffset')
    expect(JSON.stringify(hover?.contents)).toContain('| 720 | 1 to 12 |')
  })
})
