// Bundles programs that use the package, runs the bundles, and lints the programs.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  commonJsOutput,
  expectOnPage,
  makeCommonJsProject,
  makeProject,
  node,
  outputOf,
  printing,
  programs,
  programText,
  runBin,
  withoutImportAttributes,
  withVersion,
  type Program,
} from './project.ts'

/** Creates a project of ES modules in which `use.js` prints the summaries of programs. */
const makeModules = (chosen: readonly Program[], manifest: object = {}): string =>
  makeProject({
    'package.json': { private: true, type: 'module', ...manifest },
    ...Object.fromEntries(chosen.map((program) => [`${program}.js`, withoutImportAttributes(program)])),
    'use.js': printing(chosen),
  })

const webpack = (folder: string): string => `
const options = { mode: 'production', target: 'node', entry: './use.js', output: { path: ${JSON.stringify(folder)}, filename: 'bundle.cjs' } }
require('webpack')(options, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
})
`

it.each([
  {
    project: 'ES modules',
    makeFolder: () => makeModules(programs),
    flags: ['--format=esm'],
    output: outputOf(programs),
  },
  { project: 'CommonJS', makeFolder: makeCommonJsProject, flags: [], output: commonJsOutput },
])(
  `the bundles of ${withVersion('esbuild')} and ${withVersion('webpack')} work in the project $project`,
  ({ makeFolder, flags, output }) => {
    const folder = makeFolder()
    runBin(folder, 'esbuild', ['use.js', '--bundle', '--minify', ...flags, '--outfile=bundle.js'])
    expect(node(folder, 'bundle.js')).toBe(output)
    node(folder, '--input-type=commonjs', '-e', webpack(folder))
    expect(node(folder, 'bundle.cjs')).toBe(output)
  },
)

it(`${withVersion('rollup')} bundles ES modules`, () => {
  const folder = makeModules(programs)
  // Ajv needs the plugin for CommonJS.
  const plugins = ['node-resolve', 'json', 'commonjs'].flatMap((plugin) => ['--plugin', plugin])
  runBin(folder, 'rollup', ['use.js', '--format', 'es', '--file', 'bundle.js', ...plugins])
  expect(node(folder, 'bundle.js')).toBe(outputOf(programs))
  expectOnPage('nodeResolve()', 'json()')
})

it.each<{ entries: string; bundled: Program[]; manifest: object; settings: string[] }>([
  { entries: 'the main entry', bundled: ['main'], manifest: {}, settings: [] },
  {
    entries: 'other entries',
    // Parcel requires an additional package for `Buffer`, which fast-check uses, so the arbitraries are omitted.
    bundled: ['main', 'other-entries', 'schemas'],
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    settings: ['"@parcel/resolver-default": {"packageExports": true}'],
  },
])(`${withVersion('parcel')} bundles $entries`, ({ bundled, manifest, settings }) => {
  const folder = makeModules(bundled, manifest)
  const flags = ['--no-cache', '--no-autoinstall', '--no-source-maps', '--dist-dir', 'bundle']
  runBin(folder, 'parcel', ['build', 'use.js', ...flags])
  const printed = readdirSync(join(folder, 'bundle')).map((file) => node(folder, join('bundle', file)))
  expect(printed.join('')).toBe(outputOf(bundled))
  expectOnPage(...settings)
})

const unresolved = "'import/no-unresolved': ['error', { ignore: ['^monitor-contract/'] }]"

it.each<{ entries: string; linted: Program[]; rules: string }>([
  { entries: 'the main entry', linted: ['main', 'dynamic-import'], rules: '' },
  { entries: 'all entries', linted: [...programs, 'dynamic-import'], rules: unresolved },
])(`${withVersion('eslint-plugin-import')} accepts imports of $entries`, ({ linted, rules }) => {
  const folder = makeProject({
    'package.json': { private: true, type: 'module' },
    'eslint.config.js': `import importPlugin from 'eslint-plugin-import'
export default [
  importPlugin.flatConfigs.recommended,
  { languageOptions: { ecmaVersion: 2025 }, rules: { ${rules} } },
]`,
    ...Object.fromEntries(linted.map((program) => [`${program}.js`, programText(`${program}.ts`)])),
  })
  runBin(folder, 'eslint', ['--max-warnings', '0', ...linted.map((program) => `${program}.js`)])
  expectOnPage(rules)
})
