import { dirname, resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'

/** The entry points of the package, by the name of their file in `dist/`. */
const entries = {
  index: 'src/index.ts',
  ajv: 'src/ajv/index.ts',
  docs: 'src/docs/index.ts',
  'messages-de': 'src/messages/de.ts',
  'messages-es': 'src/messages/es.ts',
  'messages-fr': 'src/messages/fr.ts',
  'messages-ja': 'src/messages/ja.ts',
  'messages-zh': 'src/messages/zh.ts',
  testing: 'src/testing/index.ts',
  text: 'src/text/index.ts',
}

const mainEntry = resolve(entries.index)

/** Makes the other entries import `dist/index.js` where their source imports `src/index.ts`: both share one copy. */
const importMainEntry = {
  name: 'import-main-entry',
  resolveId: (source: string, importer?: string) =>
    importer !== undefined && resolve(dirname(importer), source) === mainEntry
      ? { id: './index.js', external: true }
      : undefined,
}

export default defineConfig(
  Object.entries(entries).map(([name, source]): UserConfig => ({
    entry: { [name]: source },
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    fixedExtension: false,
    dts: true,
    plugins: name === 'index' ? [] : [importMainEntry],
    // No code of another package may end up in the files.
    deps: { onlyBundle: [] },
    inputOptions: { checks: { pluginTimings: false } },
    // Doc comments are in the declarations, where editors read them.
    outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
  })),
)
