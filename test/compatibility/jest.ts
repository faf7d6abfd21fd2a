// Checks that run programs that use the package in Jest, with several transformers.
import {
  makeProject,
  runBin,
  summaries,
  versionOf,
  withoutImportAttributes,
  programText,
  type Check,
  type Program,
} from './check.ts'

const programs: readonly Program[] = ['main', 'other-entries', 'arbitraries', 'schemas']

/** Returns a test file for each program, with the given extension. */
const tests = (extension: string): string => `
import { expect, test } from '@jest/globals'
${programs.map((program, index) => `import { summary as summary${index} } from './${program}${extension}'`).join('\n')}

test.each([
${programs.map((program, index) => `  ['${program}', summary${index}, '${summaries[program]}'],`).join('\n')}
])('%s', (_, summary, expected) => expect(summary).toBe(expected))
`

const files = (extension: string): Record<string, string> => ({
  ...Object.fromEntries(programs.map((program) => [`${program}.${extension}`, withoutImportAttributes(program)])),
  [`programs.test.${extension}`]: tests(''),
})

const transformIgnorePatterns = ['/node_modules/(?!.*monitor-contract/)']
const setting = `"transformIgnorePatterns": ${JSON.stringify(transformIgnorePatterns)}`

const version = versionOf('jest')

export const jestChecks: readonly Check[] = [
  {
    tool: 'Jest, babel-jest',
    version,
    project: 'CommonJS',
    settings: [setting],
    run() {
      const folder = makeProject({
        ...files('js'),
        'package.json': { private: true },
        'babel.config.json': { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] },
        'jest.config.json': { transformIgnorePatterns },
      })
      runBin(folder, 'jest', ['--ci'])
    },
  },
  {
    tool: 'Jest, @swc/jest',
    version,
    project: 'CommonJS',
    settings: [setting],
    run() {
      const folder = makeProject({
        ...files('js'),
        'package.json': { private: true },
        'jest.config.json': { transform: { '\\.[jt]sx?$': '@swc/jest' }, transformIgnorePatterns },
      })
      runBin(folder, 'jest', ['--ci'])
    },
  },
  {
    tool: 'Jest, ts-jest',
    version,
    project: 'CommonJS',
    settings: [setting, '"transform": {"\\\\.[jt]sx?$": "ts-jest"}', '"allowJs": true'],
    run() {
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
      const folder = makeProject({
        ...files('ts'),
        'package.json': { private: true },
        'tsconfig.json': { compilerOptions },
        'jest.config.json': { transform: { '\\.[jt]sx?$': 'ts-jest' }, transformIgnorePatterns },
      })
      runBin(folder, 'jest', ['--ci'])
    },
  },
  {
    tool: 'Jest, no transform',
    version,
    project: 'ES modules',
    settings: ['NODE_OPTIONS=--experimental-vm-modules'],
    run() {
      const folder = makeProject({
        ...Object.fromEntries(programs.map((program) => [`${program}.js`, programText(`${program}.ts`)])),
        'programs.test.js': tests('.js'),
        'package.json': { private: true, type: 'module' },
        'jest.config.json': { transform: {} },
      })
      runBin(folder, 'jest', ['--ci'], { NODE_OPTIONS: '--experimental-vm-modules' })
    },
  },
]
