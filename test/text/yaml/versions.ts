// `validateYaml` with the lowest and the highest version of the package `yaml` that package.json allows.
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'

/** Imports the built entry from a folder in which `yaml` is the lowest version. */
async function withLowestYaml(): Promise<{ readonly validateYaml: typeof validateYaml }> {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-contract-yaml-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('node_modules/yaml-lowest'), join(folder, 'node_modules/yaml'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const file of ['index.js', 'yaml.js']) copyFileSync(`dist/${file}`, join(folder, file))
  return import(pathToFileURL(join(folder, 'yaml.js')).href)
}

type ValidateYaml = typeof validateYaml

/** The versions of the package `yaml`, each with the function that uses it. */
export const versions: readonly (readonly [version: string, validate: ValidateYaml])[] = [
  ['lowest', (await withLowestYaml()).validateYaml],
  ['highest', validateYaml],
]

/** The smallest valid update. */
export const valid = 'heartbeat: {}\nscript: ""\n'

export interface Options {
  readonly maxIssues?: number
}

/** Returns the issues of each document: code, parser's code, pointer, and the part of the text in the range. */
export const foundWith =
  (validateYaml: ValidateYaml) =>
  (text: string, options: Options = {}): string[][] =>
    validateYaml(icmpMonitorUpdate, text, { unknownFields: 'error', ...options }).map(({ errors }) =>
      errors.map(({ code, params, pointer, range: { start, end } }) => {
        const detail = 'reason' in params ? params.reason : pointer
        return `${code} ${detail} ${text.slice(start.offset, end.offset)}`
      }),
    )

/** The only issue of a text that is not YAML. */
export const fault = (reason: string, part: string): string[] => [`yaml-syntax ${reason} ${part}`]
