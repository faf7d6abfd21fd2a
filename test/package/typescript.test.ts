import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, it } from 'vitest'

const cwd = inject('installation')
const compilers = ['typescript-5', 'typescript-6', 'typescript-7']
const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

beforeAll(() => cpSync(join(import.meta.dirname, 'consumer'), join(cwd, 'consumer'), { recursive: true }))

/** The project holds the package and nothing else: no DOM, no types of Node.js. */
it.each(compilers.flatMap((compiler) => resolutions.map((resolution) => ({ compiler, ...resolution }))))(
  'a use of the package compiles, and a misuse does not, with $compiler and moduleResolution $moduleResolution',
  ({ compiler, ...resolution }) => {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      strict: true,
      skipLibCheck: false,
      resolveJsonModule: true,
      noEmit: true,
    }
    const project = join(cwd, `tsconfig.${compiler}.${resolution.moduleResolution}.json`)
    writeFileSync(project, JSON.stringify({ compilerOptions, include: ['consumer'] }))
    const tsc = join(inject('compilers'), 'node_modules', compiler, 'bin/tsc')
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { cwd, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  },
)
