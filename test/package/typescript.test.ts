// Compiles programs that use the installed package, valid and invalid ones.
import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, it } from 'vitest'

const cwd = inject('installation')

/** The project has no package but this one: no DOM, no types of Node.js. `npm run tools -- compatibility` tests other compilers. */
it.each([
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
])('correct code compiles, and incorrect code does not, with moduleResolution $moduleResolution', (resolution) => {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    resolveJsonModule: true,
    noEmit: true,
  }
  const project = join(cwd, `tsconfig.${resolution.moduleResolution}.json`)
  cpSync(join(import.meta.dirname, 'consumer'), join(cwd, 'consumer'), { recursive: true })
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ['consumer'] }))
  const { status, stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', project], {
    cwd,
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
