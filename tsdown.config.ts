import { dirname, resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'

/** The entry points of the package, by the name of their file in `dist/`. */
export const entries = {
  index: 'src/index.ts',
  ajv: 'src/ajv/index.ts',
  docs: 'src/docs/index.ts',
  report: 'src/report/index.ts',
  testing: 'src/testing/index.ts',
  text: 'src/text/index.ts',
  yaml: 'src/text/yaml/index.ts',
}

/** The packages whose code is part of an entry, and the notice in its file. */
const bundled: Readonly<Record<string, { readonly packages: string[]; readonly notice: string }>> = {
  report: {
    packages: ['get-east-asian-width'],
    notice:
      '// Contains get-east-asian-width: MIT License, Copyright (c) Sindre Sorhus. See LICENSE-get-east-asian-width.',
  },
  text: {
    packages: ['jsonc-parser'],
    notice: '// Contains jsonc-parser: MIT License, Copyright (c) Microsoft. See LICENSE-jsonc-parser.',
  },
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
    dts: { eager: true, tsconfigRaw: { include: ['src'] } },
    plugins: name === 'index' ? [] : [importMainEntry],
    deps: { onlyBundle: bundled[name]?.packages ?? [] },
    banner: bundled[name]?.notice ?? '',
    // Packages keep their path in the folder of the build, so that a linked `node_modules` gives the same bytes.
    inputOptions: { checks: { pluginTimings: false }, resolve: { symlinks: false } },
    // Doc comments are in the declarations, where editors read them.
    outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
  })),
)
