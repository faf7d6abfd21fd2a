// Checks that run programs that use the package in Node.js, as CommonJS and as ES modules.
import assert from 'node:assert/strict'
import {
  commonJsOutput,
  makeProject,
  node,
  outputOf,
  printing,
  programText,
  type Check,
  type Program,
} from './check.ts'

const programs: readonly Program[] = ['main', 'other-entries', 'arbitraries', 'schemas']

export const nodeChecks: readonly Check[] = [
  {
    tool: 'Node.js',
    version: process.versions.node,
    project: 'CommonJS',
    settings: [],
    run() {
      const folder = makeProject({ 'package.json': { private: true }, 'use.js': programText('commonjs.cjs') })
      assert.equal(node(folder, '--no-warnings', 'use.js'), commonJsOutput)
    },
  },
  {
    tool: 'Node.js',
    version: process.versions.node,
    project: 'ES modules',
    settings: [],
    run() {
      const folder = makeProject({
        'package.json': { private: true },
        ...Object.fromEntries(programs.map((program) => [`${program}.mjs`, programText(`${program}.ts`)])),
        'use.mjs': printing(programs, 'mjs'),
      })
      assert.equal(node(folder, '--no-warnings', 'use.mjs'), outputOf(programs))
    },
  },
]
