// Bundles programs that use the package, and runs the bundles.
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
  runBin,
  withoutImportAttributes,
  withVersion,
} from './project.ts'

/** Creates a project of ES modules in which `use.js` prints the summaries of the programs. */
const makeModules = (): string =>
  makeProject({
    'package.json': { private: true, type: 'module' },
    ...Object.fromEntries(programs.map((program) => [`${program}.js`, withoutImportAttributes(program)])),
    'use.js': printing(programs),
  })

const webpack = (folder: string): string => `
const options = { mode: 'production', target: 'node', entry: './use.js', output: { path: ${JSON.stringify(folder)}, filename: 'bundle.cjs' } }
require('webpack')(options, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString())
})
`

it.each([
  { project: 'ES modules', makeFolder: makeModules, flags: ['--format=esm'], output: outputOf(programs) },
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
  const folder = makeModules()
  // Ajv needs the plugin for CommonJS.
  const plugins = ['node-resolve', 'json', 'commonjs'].flatMap((plugin) => ['--plugin', plugin])
  runBin(folder, 'rollup', ['use.js', '--format', 'es', '--file', 'bundle.js', ...plugins])
  expect(node(folder, 'bundle.js')).toBe(outputOf(programs))
  expectOnPage('nodeResolve()', 'json()')
})
