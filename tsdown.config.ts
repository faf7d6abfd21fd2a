import { format } from 'prettier'
import { minify } from 'terser'
import { defineConfig, type UserConfig } from 'tsdown'

/** The entries of the package, by the name of their file in `dist/`. */
const entries = {
  index: 'src/index.ts',
  ajv: 'src/ajv/index.ts',
  docs: 'src/docs/index.ts',
  testing: 'src/testing/index.ts',
}

/** Properties of the main entry that no user meets, nor any other entry. */
const internal = [
  '$clean', '$parts', '$unlisted', 'advices', 'broken', 'checks', 'constraints', 'depth', 'described', 'documents', 'examine',
  'expectation', 'finding', 'findings', 'holds', 'holes', 'isSecret', 'keep', 'lists', 'manner', 'nameOf', 'names', 'notices', 'nullable',
  'onUnlisted', 'optionNames', 'ordered', 'others', 'places', 'rank', 'ranks', 'readBaseline', 'reads', 'repeated', 'responseOnly', 'room',
  'rules', 'settingsFor', 'shape', 'tolerant', 'tolerates', 'unsound', 'validator', 'visitField', 'visitFields', 'visitItems', 'warned',
  'wrong', 'wrongType',
]

/** The marks of pure calls stay: without them no bundler could leave a contract out. So do lines of some length and the name of the error, for traces. */
const compactly = (isMain: boolean) => ({
  module: true,
  ecma: 2020 as const,
  compress: { passes: 2, hoist_funs: true, unsafe_arrows: true },
  mangle: {
    reserved: ['ContractError'],
    ...(isMain && { properties: { regex: new RegExp(`^(?:${internal.join('|').replaceAll('$', '\\$')})$`), keep_quoted: true } }),
  },
  format: { preserve_annotations: true, max_line_len: 1000 },
})

/** Leaves out blanks, shortens names and says what is said in fewer words. */
const compact = {
  name: 'compact',
  async generateBundle(_: unknown, bundle: Readonly<Record<string, { fileName: string; code?: string }>>) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.code === undefined || !chunk.fileName.endsWith('.js')) continue
      chunk.code = ((await minify(chunk.code, compactly(chunk.fileName === 'index.js'))).code ?? '').replaceAll('/* @__PURE__ */', '/*#__PURE__*/')
    }
  },
}

/** `export` stands where a thing is declared, in place of a list of names at the end; what has another name there stays in it. */
function exportedInPlace(code: string): string {
  const list = /export \{([^{}]*)\};?\s*$/
  const names = (list.exec(code)?.[1] ?? '').split(',').map((name) => name.trim().replace(/^type /, ''))
  return code
    .replace(list, `export { ${names.filter((name) => name.includes(' as ')).join(', ')} }`)
    .replaceAll(/^(?:declare (?=const|function|class))?(\w+) (\w+)/gm, (start, kind: string, name: string) => (names.includes(name) ? `export ${kind} ${name}` : start))
}

/** A comment stands on lines of its own, so that editors show it with what it precedes. */
const commentsApart = (code: string): string =>
  code.replaceAll(/^(.*)\/\*\*( .*) \*\/(.*)$/gm, (line, before: string, text: string, after: string) =>
    (before.trim() + after.trim() === '' ? line : `${before}\n/**\n *${text}\n */\n${after}`))

/** Declarations in the form of the sources. */
const readable = {
  name: 'readable',
  async generateBundle(_: unknown, bundle: Readonly<Record<string, { fileName: string; code?: string }>>) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.code === undefined || !chunk.fileName.endsWith('.d.ts')) continue
      const code = commentsApart(exportedInPlace(chunk.code)).replaceAll(/\n *\*(?=\n *\* @)/g, '')
      chunk.code = await format(code, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 140, objectWrap: 'collapse' })
    }
  },
}

/** What the main entry exports, by where it stands. */
const exported = /^(?:\.\.\/)+(?:contracts|operations|issues\/issue|parameters\/input|schema\/json-schema|generated\/types|domain\/(?:frequency-offset|threshold)-range)(?:\/[\w-]+)?\.ts$/

/** The other entries take from the main one what it exports, so that whoever uses several loads it once. */
const shared = {
  name: 'shared',
  resolveId: (source: string, importer?: string) =>
    importer !== undefined && /\/src\/(?:ajv|docs|testing)\//.test(importer) && exported.test(source) ? { id: './index.js', external: true } : undefined,
}

/** Each entry is built alone, so that it is one file to load and shares none with another. */
export default defineConfig(Object.entries(entries).map(([name, source]): UserConfig => ({
  entry: { [name]: source },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  plugins: name === 'index' ? [compact, readable] : [shared, compact, readable],
  dts: true,
  // Nothing of another package is written into the files.
  deps: { onlyBundle: [] },
  inputOptions: { checks: { pluginTimings: false }, experimental: { attachDebugInfo: 'none' } },
  // Editors show the comments of the declarations; a second copy in the code would be weight only.
  outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
})))
