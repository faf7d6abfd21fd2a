import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'

/** Creates a folder with the packed package, its peers and the types of Node.js. */
export function besidePeers(): string {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
  mkdirSync(join(folder, 'node_modules'))
  cpSync(
    join(inject('installation'), 'node_modules/monitor-contract'),
    join(folder, 'node_modules/monitor-contract'),
    {
      recursive: true,
    },
  )
  for (const name of ['fast-check', 'ajv', 'ajv-formats', '@types'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  return folder
}
