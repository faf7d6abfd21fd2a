import { dirname, resolve } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'

/** The entry points of the package, by the name of their file in `dist/`. */
export const entries = {
  index: 'src/index.ts',
  ajv: 'src/ajv/index.ts',
  docs: 'src/docs/index.ts',
  testing: 'src/testing/index.ts',
}

const mainEntry = resolve(entries.index)

/**
 * Makes the other entries import `dist/index.js` where their source imports `src/index.ts`: both
 * share one copy.
 */
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
    deps: { onlyBundle: [] },
    // Packages keep their path in the folder of the build, so that a linked `node_modules` gives
    // the same bytes.
    inputOptions: { checks: { pluginTimings: false }, resolve: { symlinks: false } },
    // Doc comments are in the declarations, where editors read them.
    outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
  })),
)
