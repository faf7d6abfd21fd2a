import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { compile } from './contenders/ajv/compile.ts'
import { documentOf } from './contenders/documents.ts'
import { contenders, contracts } from './contenders/index.ts'

export const folder = import.meta.dirname
export const project = join(folder, '..')

/** The folder of the measured code, which is plain JavaScript without a loader. */
const buildFolder = join(folder, '.build')

/** Adds bundled documents without annotations, and the code that Ajv compiles from them. */
export const documents: Plugin = {
  name: 'documents',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /\.schema\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(documentOf(/([\w-]+)\.schema\.json$/.exec(path)?.[1] ?? '')),
      loader: 'json',
    }))
    onResolve({ filter: /^ajv:/ }, ({ path }) => ({
      path: path.slice('ajv:'.length),
      namespace: 'ajv',
    }))
    onLoad({ filter: /.*/, namespace: 'ajv' }, ({ path }) => ({
      contents: compile(documentOf(path)),
      resolveDir: folder,
    }))
    onResolve({ filter: /^ajv(-formats)?\/dist\//, namespace: 'ajv' }, ({ path }) => ({
      path: join(folder, 'node_modules', path.replace(/(\.js)?$/, '.js')),
    }))
  },
}

export const options = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  absWorkingDir: folder,
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Bundles every contender and the measuring process, and returns the path of the latter. */
export async function buildWorker(): Promise<string> {
  rmSync(buildFolder, { recursive: true, force: true })
  await build({
    ...options,
    platform: 'node',
    packages: 'external',
    entryPoints: [
      { in: 'measure/worker.ts', out: 'worker' },
      ...contenders.flatMap((name) =>
        contracts.map((contract) => ({
          in: `contenders/${name}/${contract}.ts`,
          out: `${name}-${contract}`,
        })),
      ),
    ],
    outdir: buildFolder,
    plugins: [documents],
    // The package stays as users load it, because a second bundler could change the measured code.
    external: [join(project, 'dist/index.js')],
  })
  return join(buildFolder, 'worker.js')
}
