import service from 'vscode-json-languageservice'
import { schemaOf } from './documents.ts'

const { getLanguageService, TextDocument } = service

/** Returns the JSON language service of VS Code with one schema. */
export function editor(draft: string, name: string) {
  const languageService = getLanguageService({})
  const schema = schemaOf(draft, name) as object
  languageService.configure({
    validate: true,
    schemas: [{ uri: 'file:///schema.json', fileMatch: ['*.json'], schema }],
  })
  const opened = (text: string) => {
    const document = TextDocument.create('file:///document.json', 'json', 1, text)
    return { document, parsed: languageService.parseJSONDocument(document) }
  }
  return {
    async problems(text: string) {
      const { document, parsed } = opened(text)
      return languageService.doValidation(document, parsed)
    },
    /** Returns the suggestions at the mark `|`. */
    async offered(marked: string) {
      const { document, parsed } = opened(marked.replace('|', ''))
      const list = await languageService.doComplete(document, document.positionAt(marked.indexOf('|')), parsed)
      return list?.items ?? []
    },
    async hover(text: string, offset: number) {
      const { document, parsed } = opened(text)
      return languageService.doHover(document, document.positionAt(offset), parsed)
    },
  }
}
