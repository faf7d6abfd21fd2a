// Asks the TypeScript language service what an editor shows: hover texts, completions, signatures and errors.
import { resolve } from 'node:path'
import ts from 'typescript'

/** Marks the cursor in the text of a file. */
const cursor = '/**/'

const preamble = `import * as contract from 'monitor-contract'
declare const body: unknown
declare const monitor: contract.IcmpMonitor
declare const tolerated: contract.Tolerant<contract.IcmpMonitor>
declare const update: contract.IcmpMonitorUpdate
`

/** A file of a user, beside the tests, so that the name of the package leads to `dist/`. It exists only in memory. */
const path = resolve(import.meta.dirname, 'user.mts')

let text = ''
let version = 0

const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => true,
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    declaration: true,
    skipLibCheck: true,
  }),
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getScriptFileNames: () => [path],
  getScriptVersion: (name) => (name === path ? String(version) : '1'),
  getScriptSnapshot: (name) => {
    const content = name === path ? text : ts.sys.readFile(name)
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
  },
  fileExists: (name) => name === path || ts.sys.fileExists(name),
})

/** Opens a file with the source and returns the position of its cursor. */
function open(source: string): number {
  const whole = preamble + source
  text = whole.replace(cursor, '')
  version++
  return whole.indexOf(cursor)
}

const inOneLine = (shown: string): string => shown.replaceAll(/\s+/g, ' ').trim()
const plain = (parts: ts.SymbolDisplayPart[] | undefined): string => inOneLine(ts.displayPartsToString(parts))

/** Returns what an editor shows for the name at the cursor: its type, its documentation and its tags. */
export function hoverAt(source: string): { type: string; text: string; tags: string[] } {
  const info = service.getQuickInfoAtPosition(path, open(source))
  const tags = info?.tags?.map((tag) => inOneLine(`@${tag.name} ${plain(tag.text)}`)) ?? []
  return { type: plain(info?.displayParts), text: plain(info?.documentation), tags }
}

/** Returns the names that an editor completes at the cursor; none if it offers only names in scope. */
export function completionsAt(source: string): string[] {
  const completions = service.getCompletionsAtPosition(path, open(source), {})
  const found = completions?.entries ?? []
  return found.some(({ name }) => name === 'abstract') ? [] : found.map(({ name }) => name).sort()
}

/** Returns each signature that an editor shows for the call around the cursor. */
export function signaturesAt(source: string): { signature: string; text: string }[] {
  const help = service.getSignatureHelpItems(path, open(source), undefined)
  return (help?.items ?? []).map((item) => ({
    signature: inOneLine(
      plain(item.prefixDisplayParts) +
        item.parameters.map(({ displayParts }) => plain(displayParts)).join(', ') +
        plain(item.suffixDisplayParts),
    ),
    text: plain(item.documentation),
  }))
}

/** Returns the messages of the errors in a file. */
export function errorsOf(source: string): string[] {
  open(source)
  return service
    .getSemanticDiagnostics(path)
    .map(({ messageText }) => inOneLine(ts.flattenDiagnosticMessageText(messageText, ' ')))
}

/** Returns the declarations that TypeScript emits for a file. Throws its errors. */
export function declarationsOf(source: string): string {
  const [error] = errorsOf(source)
  if (error !== undefined) throw new Error(error)
  return service
    .getEmitOutput(path, true, true)
    .outputFiles.map((file) => file.text)
    .join('')
}
