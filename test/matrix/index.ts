// Runs the packed packages in other runtimes, bundlers and compilers: `npm run matrix`, for a few
// `npm run matrix -- node deno`. The runtimes and the output of the bundlers must print what
// Node.js 20.19 prints; the compilers must print nothing.
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import lintManifest from '../../lint/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { browsers, inBrowser } from './browsers.ts'
import { folder, importReport, installed, output, program } from './program.ts'
import { inWorkerd, workerd } from './workerd.ts'

/** A runtime in one mode, a bundler or a compiler. */
interface Run {
  readonly name: string
  /** The packages that it needs, besides this one and its peers. */
  readonly packages?: readonly string[]
  /** The program without which it is skipped. */
  readonly needs?: string
  readonly report: () => Promise<string> | string
}

const node = (version: string): string =>
  output(
    'npm',
    'exec',
    '--yes',
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ).trim()

const flags = [
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--disable-proto=throw',
]

/**
 * Runs the library without permissions, then both packages: dependencies of the linter read the
 * environment.
 */
async function inDeno(): Promise<string> {
  const imported = "import { libraryReport } from './library-report.ts'"
  await program('library.mjs', `${imported}\nconsole.log(libraryReport(vectors))`)
  const deno = 'node_modules/.bin/deno'
  const ofLibrary = output(deno, 'run', '--no-prompt', 'library.mjs').trim()
  const ofBoth = output(deno, 'run', '--no-prompt', '--allow-env', 'main.mjs')
  return ofBoth.startsWith(ofLibrary) ? ofBoth : ofLibrary
}

const runtimes: readonly Run[] = [
  ...['20.19', '22', '24', '26'].flatMap((version) =>
    ['', ...flags].map((flag) => ({
      name: `Node.js ${version} ${flag}`.trim(),
      report: () =>
        output(node(version), ...(flag === '' ? [] : [flag]), '--no-warnings', 'main.mjs'),
    })),
  ),
  { name: 'Deno', packages: ['deno@2.9.5'], report: inDeno },
  {
    name: 'Bun',
    packages: ['bun@1.4.5'],
    report: () =>
      output(installed('@oven/bun-{platform}-{arch}/bin/bun', 'aarch64', 'x64'), 'main.mjs'),
  },
  { name: 'workerd', packages: [workerd], report: inWorkerd },
  ...browsers.map((browser) => ({
    name: browser.name,
    needs: browser.program,
    report: () => inBrowser(browser),
  })),
]

const rollupPlugins = ['node-resolve', 'commonjs', 'json']

/** Bundles the program with the command of a bundler, and runs the result. */
const bundledBy = (command: string, ...args: readonly string[]): string => {
  output(`node_modules/.bin/${command}`, ...args)
  return output(process.execPath, `${command}.mjs`)
}

const viteConfig = {
  logLevel: 'silent',
  build: {
    ssr: 'main.mjs',
    outDir: '.',
    emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: 'vite.mjs' } },
  },
  ssr: { noExternal: true },
}

const webpackConfig = `export default {
  mode: 'production',
  target: 'node20',
  entry: './main.mjs',
  output: { path: import.meta.dirname, filename: 'webpack.mjs', module: true },
  experiments: { outputModule: true },
  stats: 'errors-only',
  performance: false,
}`

const bundlers: readonly Run[] = [
  {
    name: 'esbuild',
    packages: ['esbuild@0.28.2'],
    report: () =>
      bundledBy(
        'esbuild',
        'main.mjs',
        '--bundle',
        '--minify',
        '--format=esm',
        '--log-level=error',
        '--outfile=esbuild.mjs',
      ),
  },
  {
    name: 'vite',
    packages: ['vite@8.3.8'],
    report() {
      const config = `export default ${JSON.stringify(viteConfig)}`
      writeFileSync(join(folder, 'vite.config.mjs'), config)
      return bundledBy('vite', 'build')
    },
  },
  {
    name: 'webpack',
    packages: ['webpack@5', 'webpack-cli@7'],
    report() {
      writeFileSync(join(folder, 'webpack.config.mjs'), webpackConfig)
      return bundledBy('webpack')
    },
  },
  {
    name: 'rollup',
    packages: ['rollup@4.67.4', ...rollupPlugins.map((plugin) => `@rollup/plugin-${plugin}`)],
    report() {
      const plugins = rollupPlugins.flatMap((plugin) => ['--plugin', plugin])
      output(
        'node_modules/.bin/rollup',
        'main.mjs',
        '--silent',
        '--format=es',
        '--file=rollup.mjs',
        ...plugins,
      )
      return output(process.execPath, 'rollup.mjs')
    },
  },
]

const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

const compilers = ['5.0', '5.4', '5.9', '6.0', '7.0'].map((version): Run => ({
  name: `TypeScript ${version}`,
  packages: [`typescript-${version}@npm:typescript@~${version}.0`],
  report: () =>
    resolutions
      .map((resolution) => {
        const compilerOptions = {
          target: 'es2022',
          lib: ['es2022'],
          types: [],
          strict: true,
          noEmit: true,
          ...resolution,
        }
        cpSync('test/package/consumer/use.ts', join(folder, 'use.mts'))
        writeFileSync(
          join(folder, 'lint.mts'),
          `import { icmpMonitorUpdate } from 'monitor-contract'
import { fixText, type FixTextResult } from 'monitor-contract-lint'
export const fixed: FixTextResult = fixText(icmpMonitorUpdate, '{}', {})
`,
        )
        writeFileSync(
          join(folder, 'tsconfig.json'),
          JSON.stringify({ compilerOptions, files: ['use.mts', 'lint.mts'] }),
        )
        return output(process.execPath, `node_modules/typescript-${version}/bin/tsc`, '-p', '.')
      })
      .join(''),
}))

const runs = [...runtimes, ...bundlers, ...compilers]
const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = runs.filter(
  ({ name }) => asked.length === 0 || asked.some((one) => name.toLowerCase().startsWith(one)),
)
if (chosen.length === 0)
  throw new TypeError(`Unknown name. Known names: ${runs.map(({ name }) => name).join('; ')}.`)

try {
  for (const path of ['.', 'lint'].map((part) => resolve(part)))
    output('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder, path)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const packages = [...new Set(chosen.flatMap((run) => run.packages ?? []))]
  const tarballs = [manifest, lintManifest].map(({ name, version }) => `./${name}-${version}.tgz`)
  output(
    'npm',
    'install',
    '--silent',
    '--ignore-scripts',
    ...tarballs,
    'ajv',
    'fast-check',
    'yaml',
    ...packages,
  )
  await program('main.mjs', `${importReport}console.log(report(vectors))`)
  const expected = output(node('20.19'), 'main.mjs').trim()
  for (const { name, needs, report } of chosen) {
    if (needs !== undefined && !existsSync(needs)) {
      console.log(`${name}: skipped without ${needs}`)
      continue
    }
    const printed = await Promise.resolve().then(report).catch(String)
    const passed = printed.trim() === (name.startsWith('TypeScript') ? '' : expected)
    console.log(`${name}: ${passed ? 'passed' : `FAILED\n${printed.slice(0, 500)}`}`)
    if (!passed) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
