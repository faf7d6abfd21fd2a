import { existsSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'

/** The files to check, and what was wrong with the arguments. */
export interface FoundFiles {
  /** Paths from the working directory, or absolute ones outside of it; `-` is standard input. */
  readonly files: readonly string[]
  /** Files that were named, or matched, but have another ending. */
  readonly skipped: readonly string[]
  readonly problems: readonly string[]
}

/** Finds the files that files, folders and globs mean, relative to a folder. */
export async function findFiles(given: readonly string[], folder: string): Promise<FoundFiles> {
  const files = new Set<string>()
  const skipped = new Set<string>()
  const problems: string[] = []
  for (const path of given) {
    const found = path === '-' ? ['-'] : await filesOf(path, folder)
    if (found.length === 0) problems.push(nothingAt(path, folder))
    for (const file of found) (isReadable(file) ? files : skipped).add(file)
  }
  if (files.size === 0 && problems.length === 0)
    problems.push('No file to check ends in .json, .yaml or .yml.')
  return { files: [...files], skipped: [...skipped], problems }
}

/** Says that a path does not exist, or that a folder or a pattern has no file to check. */
function nothingAt(path: string, folder: string): string {
  const isMissing = !existsSync(resolve(folder, path)) && !isDynamicPattern(withSlashes(path))
  return isMissing ? `${path} does not exist.` : `${path}: no JSON or YAML file matches.`
}

const isReadable = (file: string): boolean => /^-$|\.(?:json|ya?ml)$/i.test(file)

/**
 * Returns the file itself, the JSON and YAML files in a folder, or the files that a pattern
 * matches.
 */
async function filesOf(path: string, folder: string) {
  const target = resolve(folder, path)
  const stats = statSync(target, { throwIfNoEntry: false })
  if (stats === undefined) return matches(withSlashes(path), folder)
  if (!stats.isDirectory()) return [shown(target)]
  return matches('**/*.{json,yaml,yml}', target)
}

/** Returns a path or a pattern with `/` in place of the `\` of Windows. */
const withSlashes = (path: string): string =>
  process.platform === 'win32' ? path.replaceAll('\\', '/') : path

async function matches(pattern: string, folder: string) {
  const found = await glob(pattern, {
    cwd: folder,
    absolute: true,
    caseSensitiveMatch: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
  })
  return found.map(shown).sort()
}

/** Returns a path as reports show it: from the working directory, or absolute outside of it. */
export function shown(path: string): string {
  const fromHere = relative(process.cwd(), path)
  const isOutside = /^\.\.(?:[/\\]|$)/.test(fromHere) || isAbsolute(fromHere)
  return withSlashes(isOutside ? path : fromHere)
}
