// Runs programs that use the package in Node.js, and in Jest with several transformers.
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
  summaries,
  withoutImportAttributes,
  withVersion,
} from './project.ts'

it('Node.js requires the package', () => {
  expect(node(makeCommonJsProject(), '--no-warnings', 'use.js')).toBe(commonJsOutput)
})

it('Node.js imports the package', () => {
  const folder = makeProject({
    'package.json': { private: true },
    ...Object.fromEntries(programs.map((program) => [`${program}.mjs`, programText(`${program}.ts`)])),
    'use.mjs': printing(programs, 'mjs'),
  })
  expect(node(folder, '--no-warnings', 'use.mjs')).toBe(outputOf(programs))
})

/** Returns a test file for each program, with the given extension. */
const tests = (extension: string): string => `
import { expect, test } from '@jest/globals'
${programs.map((program, index) => `import { summary as summary${index} } from './${program}${extension}'`).join('\n')}

test.each([
${programs.map((program, index) => `  ['${program}', summary${index}, '${summaries[program]}'],`).join('\n')}
])('%s', (_, summary, expected) => expect(summary).toBe(expected))
`

const transformIgnorePatterns = ['/node_modules/(?!.*monitor-contract/)']
const compilerOptions = {
  target: 'es2022',
  module: 'commonjs',
  moduleResolution: 'node10',
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: true,
  strict: true,
  types: [],
}

it.each([
  { transformer: 'babel-jest', extension: 'js', config: {}, settings: [] },
  {
    transformer: 'ts-jest',
    extension: 'ts',
    config: { transform: { '\\.[jt]sx?$': 'ts-jest' } },
    settings: ['"transform": {"\\\\.[jt]sx?$": "ts-jest"}', '"allowJs": true'],
  },
])(`${withVersion('jest')} transforms the package with $transformer`, ({ extension, config, settings }) => {
  const folder = makeProject({
    ...Object.fromEntries(programs.map((program) => [`${program}.${extension}`, withoutImportAttributes(program)])),
    [`programs.test.${extension}`]: tests(''),
    'package.json': { private: true },
    'babel.config.json': { plugins: ['@babel/plugin-transform-modules-commonjs'] },
    'tsconfig.json': { compilerOptions },
    'jest.config.json': { ...config, transformIgnorePatterns },
  })
  runBin(folder, 'jest', ['--ci'])
  expectOnPage(`"transformIgnorePatterns": ${JSON.stringify(transformIgnorePatterns)}`, ...settings)
})

it(`${withVersion('jest')} loads the package without a transform`, () => {
  const folder = makeProject({
    ...Object.fromEntries(programs.map((program) => [`${program}.js`, programText(`${program}.ts`)])),
    'programs.test.js': tests('.js'),
    'package.json': { private: true, type: 'module' },
    'jest.config.json': { transform: {} },
  })
  runBin(folder, 'jest', ['--ci'], { NODE_OPTIONS: '--experimental-vm-modules' })
  expectOnPage('NODE_OPTIONS=--experimental-vm-modules')
})
