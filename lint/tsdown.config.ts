import { dirname, resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'

const mainEntry = resolve(import.meta.dirname, 'src/index.ts')

/** Makes the command import `dist/index.js` where its source imports `src/index.ts`. */
const importMainEntry = {
  name: 'import-main-entry',
  resolveId: (source: string, importer?: string) =>
    importer !== undefined && resolve(dirname(importer), source) === mainEntry
      ? { id: './index.js', external: true }
      : undefined,
}

const shared: UserConfig = {
  format: 'esm',
  target: 'es2022',
  fixedExtension: false,
  // Users install the dependencies; nothing is compiled in.
  deps: { onlyBundle: [] },
  inputOptions: { checks: { pluginTimings: false } },
  // Doc comments are in the declarations, where editors read them.
  outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
}

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    // The main entry runs in browsers, too.
    platform: 'neutral',
    dts: { eager: true, tsconfigRaw: { include: ['src'] } },
  },
  {
    ...shared,
    entry: { command: 'src/command/index.ts' },
    platform: 'node',
    dts: false,
    plugins: [importMainEntry],
  },
])
