// Runs the packed package's tests on each Node.js and in Chromium: `npm run matrix`, or with some of the names below as arguments.
import { spawnSync } from 'node:child_process'
import { inChromium } from './chromium.mjs'

const tests = ['node', 'vectors'].map((name) => `test/package/${name}.test.ts`)

/** Gets a Node.js from the registry, and runs with it the tests that run the package. */
function onNode(version) {
  const { status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=node@${version}`,
      '--',
      'node',
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'package',
      ...tests,
    ],
    { stdio: 'inherit' },
  )
  return status === 0
}

const runs = {
  ...Object.fromEntries(['20.19', '22', '24', '26'].map((version) => [`node-${version}`, () => onNode(version)])),
  chromium: inChromium,
}

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(runs)
const results = []
for (const name of asked) {
  if (runs[name] === undefined)
    throw new TypeError(`There is no ${name} here; there are ${Object.keys(runs).join(', ')}`)
  console.log(`== ${name}`)
  results.push([name, await runs[name]()])
}
for (const [name, passed] of results) console.log(`${name}: ${passed ? 'passed' : 'FAILED'}`)
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1
