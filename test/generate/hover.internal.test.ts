// Tests that an editor shows for each field of a type what its schema states.
import ts from 'typescript'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { documents, inlined } from '../../src/generate/documents.ts'
import { boundsInWords } from '../../src/schema/in-words.ts'

const path = fileURLToPath(new URL('../../src/generated/types.ts', import.meta.url))
const program = ts.createProgram([path], { noLib: true, strict: true })
const checker = program.getTypeChecker()
const file = program.getSourceFile(path)
const module = file && checker.getSymbolAtLocation(file)
const declared = module === undefined ? [] : checker.getExportsOfModule(module)

/** Returns the text that an editor shows for each field of a type. */
function hovers(name: string): ReadonlyMap<string, string> {
  const type = declared
    .filter((symbol) => symbol.name === name)
    .map((symbol) => checker.getDeclaredTypeOfSymbol(symbol))
  return new Map(
    type
      .flatMap((each) => each.getProperties())
      .map((field) => [
        field.name,
        [
          // An editor shows a single line break as a space.
          ts.displayPartsToString(field.getDocumentationComment(checker)).replaceAll('\n', ' '),
          ...field.getJsDocTags(checker).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`),
        ].join('\n'),
      ]),
  )
}

const objects = [...documents.values()]
  .filter(({ type }) => type === 'object')
  .map((document) => [document.title ?? '', inlined(document)] as const)

describe('an editor shows the description, bounds, format and default of each field', () => {
  it.each(objects)('%s', (title, { properties = {} }) => {
    const shown = hovers(title)
    expect([...shown.keys()].sort()).toEqual(Object.keys(properties).sort())
    for (const [name, schema] of Object.entries(properties)) {
      const said = [
        schema.description?.replace(/^Deprecated: .*?\. /, ''),
        boundsInWords(schema),
        schema.format,
        schema.default === undefined ? undefined : `@defaultValue \`${JSON.stringify(schema.default)}\``,
      ]
      for (const part of said.filter((each) => each !== undefined)) expect(shown.get(name), name).toContain(part)
    }
  })

  it('shows for a deprecated field its meaning and, separately, its replacement', () => {
    expect(hovers('IcmpMonitorUpdate').get('doubleCheck')).toBe(
      'Our reading: whether a failed run is checked a second time.\n@defaultValue `true`\n@deprecated `retryStrategy` replaces it.',
    )
  })
})
