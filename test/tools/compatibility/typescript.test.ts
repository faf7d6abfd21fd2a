// Compiles programs that use the package with several releases of TypeScript, and runs them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  expectOnPage,
  makeProject,
  node,
  outputOf,
  packages,
  printing,
  programs,
  programText,
  withoutImportAttributes,
  withVersion,
  type Program,
} from './project.ts'

const releases = ['5.0', '5.4', '5.9', '6.0', '7.0'] as const
type Release = (typeof releases)[number]

interface Mode {
  readonly project: string
  readonly settings: readonly string[]
  readonly releases: readonly Release[]
  readonly type: 'module' | 'commonjs'
  readonly options: object
  /** The files to compile, by name. */
  readonly files: (release: Release) => Readonly<Record<string, string>>
  /** The programs to run, by the extension of their compiled files. */
  readonly run: (release: Release) => Partial<Readonly<Record<'js' | 'mjs', readonly Program[]>>>
}

const types = readFileSync(join(import.meta.dirname, '../../package/consumer/use.ts'), 'utf8')
const source = (...chosen: readonly Program[]): Record<string, string> =>
  Object.fromEntries(chosen.map((program) => [`${program}.ts`, withoutImportAttributes(program)]))

/** TypeScript 5.0 has no import attributes, without which Node.js does not import JSON into an ES module. */
const hasImportAttributes = (release: Release): boolean => release !== '5.0'

const modules: Omit<Mode, 'project' | 'options'> = {
  settings: ['"resolveJsonModule": true', "with { type: 'json' }"],
  releases,
  type: 'module',
  files: (release) => ({
    'types.ts': types,
    ...source(...programs),
    ...(hasImportAttributes(release) ? { 'schemas.ts': programText('schemas.ts') } : {}),
  }),
  run: (release) => ({
    js: ['main', 'other-entries', 'arbitraries', ...(hasImportAttributes(release) ? ['schemas' as const] : [])],
  }),
}

const moduleFiles: readonly Program[] = ['main', 'other-entries', 'arbitraries']

const modes: readonly Mode[] = [
  { ...modules, project: 'nodenext, ES modules', options: { module: 'nodenext', moduleResolution: 'nodenext' } },
  {
    ...modules,
    project: 'node16, ES modules',
    options: { module: 'node16', moduleResolution: 'node16' },
    settings: ['"resolveJsonModule": true'],
    // `module: node16` does not allow import attributes.
    files: () => ({ 'types.ts': types, ...source(...programs) }),
    run: () => ({ js: ['main', 'other-entries', 'arbitraries'] }),
  },
  { ...modules, project: 'bundler, ES modules', options: { module: 'esnext', moduleResolution: 'bundler' } },
  {
    project: 'node10, CommonJS',
    settings: ['"resolveJsonModule": true', '"esModuleInterop": true'],
    releases: ['5.0', '5.4', '5.9'],
    type: 'commonjs',
    options: { module: 'commonjs', moduleResolution: 'node10', esModuleInterop: true },
    files: () => ({ 'types.ts': types, ...source('main', 'other-entries', 'schemas') }),
    run: () => ({ js: ['main', 'other-entries', 'schemas'] }),
  },
  {
    project: 'node10, CommonJS, arbitraries',
    settings: ['"skipLibCheck": true'],
    releases: ['5.0', '5.4', '5.9'],
    type: 'commonjs',
    options: { module: 'commonjs', moduleResolution: 'node10', skipLibCheck: true },
    files: () => source('arbitraries'),
    run: () => ({ js: ['arbitraries'] }),
  },
  {
    project: 'nodenext, CommonJS',
    settings: ['"resolveJsonModule": true'],
    releases: ['5.9', '6.0', '7.0'],
    type: 'commonjs',
    options: { module: 'nodenext', moduleResolution: 'nodenext' },
    files: () => ({ 'types.ts': types, ...source('main', 'other-entries', 'schemas', 'dynamic-import') }),
    run: () => ({ js: ['main', 'other-entries', 'schemas', 'dynamic-import'] }),
  },
  ...['nodenext', 'node16'].map((resolution): Mode => ({
    project: `${resolution}, CommonJS with ES modules`,
    settings: ['.mts', 'import()'],
    releases,
    type: 'commonjs',
    options: { module: resolution, moduleResolution: resolution },
    files: () => ({
      ...source('dynamic-import'),
      ...Object.fromEntries(moduleFiles.map((program) => [`${program}.mts`, withoutImportAttributes(program)])),
    }),
    run: () => ({ js: ['dynamic-import'], mjs: moduleFiles }),
  })),
]

const options = {
  target: 'es2022',
  lib: ['es2022'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  resolveJsonModule: true,
  rootDir: '.',
  outDir: 'compiled',
}

describe.each(modes)('$project', (mode) => {
  it('needs only settings that the README shows', () => {
    expectOnPage(...mode.settings)
  })

  it.each(mode.releases.map((release) => [withVersion(`typescript-${release}`), release] as const))(
    'compiles with %s, and runs',
    (_, release) => {
      const files = mode.files(release)
      const folder = makeProject({
        ...files,
        'package.json': { private: true, type: mode.type },
        'tsconfig.json': { compilerOptions: { ...options, ...mode.options }, files: Object.keys(files) },
      })
      node(folder, join(packages, `typescript-${release}/bin/tsc`), '-p', '.')
      for (const [extension, compiled] of Object.entries(mode.run(release))) {
        const print = ['--no-warnings', '--input-type=module', '-e', printing(compiled, extension)]
        expect(node(join(folder, 'compiled'), ...print)).toBe(outputOf(compiled))
      }
    },
  )
})
