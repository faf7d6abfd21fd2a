import { minify } from 'terser'
import { defineConfig, type UserConfig } from 'tsdown'

/** The entries of the package, by the name of their file in `dist/`. */
const entries = {
  index: 'src/index.ts',
  testing: 'src/testing/index.ts',
}

const compactly = { module: true, compress: false, mangle: { toplevel: false }, format: { preserve_annotations: true, max_line_len: 160 } }

/**
 * Leaves out blanks and shortens the names inside functions: 40 % of the code. The names of functions stay, for traces, and so do the marks
 * of pure calls, without which no bundler could leave a contract out.
 */
const compact = {
  name: 'compact',
  async generateBundle(_: unknown, bundle: Readonly<Record<string, { fileName: string; code?: string }>>) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.code === undefined || !chunk.fileName.endsWith('.js')) continue
      chunk.code = (await minify(chunk.code, compactly)).code ?? ''
    }
  },
}

/** Each entry is built alone, so that it is one file to load and shares none with another. */
export default defineConfig(Object.entries(entries).map(([name, source]): UserConfig => ({
  entry: { [name]: source },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  plugins: [compact],
  dts: true,
  // Types that only development installs are written into the declarations, so that these name no package.
  deps: { onlyBundle: ['@standard-schema/spec'] },
  inputOptions: { checks: { pluginTimings: false } },
  // Editors show the comments of the declarations; a second copy in the code would be weight only.
  outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
})))
