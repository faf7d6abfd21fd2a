// `validateYaml` with the lowest version of the package `yaml` that package.json allows.
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { validateYaml } from 'monitor-contract/yaml'

/** Imports the built entry from a folder in which `yaml` is the lowest version. */
export async function withLowestYaml(): Promise<{ readonly validateYaml: typeof validateYaml }> {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-contract-yaml-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('node_modules/yaml-lowest'), join(folder, 'node_modules/yaml'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const file of ['index.js', 'yaml.js']) copyFileSync(`dist/${file}`, join(folder, file))
  return import(pathToFileURL(join(folder, 'yaml.js')).href)
}
