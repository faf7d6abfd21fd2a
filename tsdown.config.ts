import { defineConfig, type UserConfig } from 'tsdown'

/** The entries of the package, by the name of their file in `dist/`. */
const entries = {
  index: 'src/index.ts',
}

/** Each entry is built alone, so that it is one file to load and shares none with another. */
export default defineConfig(Object.entries(entries).map(([name, source]): UserConfig => ({
  entry: { [name]: source },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  dts: true,
  // Types that only development installs are written into the declarations, so that these name no package.
  deps: { onlyBundle: ['@standard-schema/spec'] },
  inputOptions: { checks: { pluginTimings: false } },
  // Editors show the comments of the declarations; a second copy in the code would be weight only.
  outputOptions: { comments: { jsdoc: false, annotation: true, legal: true } },
})))
