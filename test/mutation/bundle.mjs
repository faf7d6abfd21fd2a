import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const here = {
  name: 'here',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }))
    building.onResolve({ filter: /\/dist\/docs\.js$/ }, () => ({ path: path.resolve('src/docs/index.ts') }))
    building.onResolve({ filter: /[\\/]once\.ts$/ }, ({ path: name, importer, resolveDir }) =>
      name.endsWith('/schema/once.ts') && !importer.endsWith(path.join('mutation', 'once.ts'))
        ? { path: path.resolve('test/mutation/once.ts') }
        : { path: path.resolve(resolveDir, name) },
    )
  },
}

/** All tests with all that they test in one script: its `files` loads a file of tests when it is called. */
export async function bundle(files) {
  const contents = [
    "export { forget } from './test/mutation/once.ts'",
    `export const files = {${files.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`).join(',\n')}}`,
  ].join('\n')
  const {
    outputFiles: [script],
  } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    absWorkingDir: process.cwd(),
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'es2023',
    packages: 'external',
    alias: {
      'monitor-contract': path.resolve('src/index.ts'),
      'monitor-contract/ajv': path.resolve('src/ajv/index.ts'),
      'monitor-contract/docs': path.resolve('src/docs/index.ts'),
      'monitor-contract/messages': path.resolve('src/messages'),
      'monitor-contract/testing': path.resolve('src/testing/index.ts'),
      'monitor-contract/text': path.resolve('src/text/index.ts'),
    },
    plugins: [here],
    logLevel: 'error',
  })
  return script.text
}
