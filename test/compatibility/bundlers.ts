// Checks that build programs that use the package with webpack, Parcel and other bundlers, and run them.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  commonJsOutput,
  makeProject,
  node,
  outputOf,
  printing,
  programText,
  runBin,
  versionOf,
  withoutImportAttributes,
  type Check,
  type Program,
} from './check.ts'

const programs: readonly Program[] = ['main', 'other-entries', 'arbitraries', 'schemas']

/** Returns the files of a project of ES modules in which `use.js` prints the summaries of programs. */
const modules = (of: readonly Program[], manifest: object = {}): string =>
  makeProject({
    'package.json': { private: true, type: 'module', ...manifest },
    ...Object.fromEntries(of.map((program) => [`${program}.js`, withoutImportAttributes(program)])),
    'use.js': printing(of),
  })

const commonJs = (): string => makeProject({ 'package.json': { private: true }, 'use.js': programText('commonjs.cjs') })

const webpack = `
const webpack = require('webpack')
const options = { mode: 'production', target: 'node', entry: './use.js', output: { path: __dirname, filename: 'bundle.cjs' } }
webpack(options, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
})
`

/** Bundles `use.js` with Parcel, and returns what the bundle prints. */
function parcel(folder: string): string {
  runBin(folder, 'parcel', [
    'build',
    'use.js',
    '--no-cache',
    '--no-autoinstall',
    '--no-source-maps',
    '--dist-dir',
    'bundle',
  ])
  return readdirSync(join(folder, 'bundle'))
    .map((file) => node(folder, join('bundle', file)))
    .join('')
}

export const bundlerChecks: readonly Check[] = [
  {
    tool: 'esbuild',
    version: versionOf('esbuild'),
    project: 'ES modules',
    settings: [],
    run() {
      const folder = modules(programs)
      runBin(folder, 'esbuild', ['use.js', '--bundle', '--minify', '--format=esm', '--outfile=bundle.js'])
      assert.equal(node(folder, 'bundle.js'), outputOf(programs))
    },
  },
  {
    tool: 'esbuild',
    version: versionOf('esbuild'),
    project: 'CommonJS',
    settings: [],
    run() {
      const folder = commonJs()
      runBin(folder, 'esbuild', ['use.js', '--bundle', '--minify', '--outfile=bundle.js'])
      assert.equal(node(folder, 'bundle.js'), commonJsOutput)
    },
  },
  {
    tool: 'rollup',
    version: versionOf('rollup'),
    project: 'ES modules',
    settings: ['nodeResolve()', 'json()'],
    run() {
      const folder = modules(programs)
      // Ajv needs the plugin for CommonJS.
      const plugins = ['node-resolve', 'json', 'commonjs'].flatMap((plugin) => ['--plugin', plugin])
      runBin(folder, 'rollup', ['use.js', '--format', 'es', '--file', 'bundle.js', ...plugins])
      assert.equal(node(folder, 'bundle.js'), outputOf(programs))
    },
  },
  {
    tool: 'webpack',
    version: versionOf('webpack'),
    project: 'ES modules',
    settings: [],
    run() {
      const folder = modules(programs)
      node(folder, '--input-type=commonjs', '-e', webpack.replaceAll('__dirname', JSON.stringify(folder)))
      assert.equal(node(folder, 'bundle.cjs'), outputOf(programs))
    },
  },
  {
    tool: 'webpack',
    version: versionOf('webpack'),
    project: 'CommonJS',
    settings: [],
    run() {
      const folder = commonJs()
      node(folder, '--input-type=commonjs', '-e', webpack.replaceAll('__dirname', JSON.stringify(folder)))
      assert.equal(node(folder, 'bundle.cjs'), commonJsOutput)
    },
  },
  {
    tool: 'Parcel',
    version: versionOf('parcel'),
    project: 'main entry',
    settings: [],
    run() {
      assert.equal(parcel(modules(['main'])), outputOf(['main']))
    },
  },
  {
    tool: 'Parcel',
    version: versionOf('parcel'),
    project: 'other entries',
    settings: ['"@parcel/resolver-default": {"packageExports": true}'],
    run() {
      // Parcel requires an additional package for `Buffer`, which fast-check uses, so that program is omitted.
      const bundled = ['main', 'other-entries', 'schemas'] as const
      const manifest = { '@parcel/resolver-default': { packageExports: true } }
      assert.equal(parcel(modules(bundled, manifest)), outputOf(bundled))
    },
  },
]
