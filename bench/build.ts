import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { ajvStandaloneCode } from './contenders/ajv-standalone/generate.ts'
import { contractNames, type ContractName } from './contenders/contender.ts'
import { contenders } from './contenders/index.ts'

export const folder = import.meta.dirname

/** The folder of the measured code, which is plain JavaScript without a loader. */
export const buildFolder = join(folder, '.build')

const isContractName = (name: string | undefined): name is ContractName =>
  contractNames.some((contract) => contract === name)

/** Adds generated code of a library, and the parts of the library that this code needs, to the bundle. */
const generated: Plugin = {
  name: 'generated',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^generated:/ }, ({ path }) => ({
      path: path.slice('generated:'.length),
      namespace: 'generated',
    }))
    onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => {
      const [contender, contract] = path.split('/')
      if (!isContractName(contract)) throw new Error(`No contract ${path}`)
      if (contender === 'ajv-standalone') return { contents: ajvStandaloneCode(contract), resolveDir: folder }
      return {
        contents: readFileSync(join(buildFolder, 'typia', `${contract}.ts`), 'utf8'),
        loader: 'ts',
        resolveDir: folder,
      }
    })
    onResolve({ filter: /^(typia|ajv\/dist\/runtime|ajv-formats\/dist)\// }, ({ path, namespace, kind, importer }) =>
      namespace === 'generated' && kind !== 'entry-point'
        ? { path: join(folder, 'node_modules', path.replace(/(\.js)?$/, '.js')), pluginData: importer }
        : undefined,
    )
  },
}

/** Keeps the package as users load it, because a second bundler could change the measured code. */
const packageAsBuilt: Plugin = {
  name: 'package-as-built',
  setup({ onResolve }) {
    onResolve({ filter: /\/dist\/index\.js$/ }, ({ path }) =>
      path.startsWith('.') ? { path: '../../../../dist/index.js', external: true } : undefined,
    )
  },
}

export const moduleOf = (contender: string, contract: ContractName): string =>
  join(buildFolder, 'contenders', contender, `${contract}.js`)

/** Returns the addresses from which a process imports the contracts of a contender. */
export const addressesOf = (contender: string): Readonly<Record<ContractName, string>> => ({
  update: pathToFileURL(moduleOf(contender, 'update')).href,
  'error-group-list': pathToFileURL(moduleOf(contender, 'error-group-list')).href,
})

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  absWorkingDir: folder,
  logLevel: 'warning',
} as const

/** Bundles the measuring process as plain JavaScript. */
export async function buildWorker(): Promise<void> {
  await build({ ...options, entryPoints: ['measure/worker.ts'], outdir: buildFolder })
}

/** Bundles every contender and the measuring process as plain JavaScript. */
export async function buildAll(): Promise<void> {
  rmSync(buildFolder, { recursive: true, force: true })
  mkdirSync(buildFolder, { recursive: true })
  writeFileSync(join(buildFolder, 'empty.js'), '')
  execFileSync(
    process.execPath,
    [
      'node_modules/typia/lib/executable/typia.js',
      'generate',
      '--input',
      'contenders/typia/templates',
      '--output',
      '.build/typia',
      '--project',
      'tsconfig.json',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (const { name } of contenders) {
    await build({
      ...options,
      entryPoints: contractNames.map((contract) => `contenders/${name}/${contract}.ts`),
      outdir: join(buildFolder, 'contenders', name),
      plugins: [generated, packageAsBuilt],
    })
  }
  await buildWorker()
}
