import { existsSync, readdir, realpathSync, statSync, type Dirent } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import { fileProblem } from './file-problem.ts'
import { UsageError } from './usage-error.ts'

/** The files to check, and what was wrong with the arguments. */
export interface FoundFiles {
  /** Paths from the working directory, or absolute ones outside of it; `-` is standard input. */
  readonly files: readonly string[]
  /** Files that a pattern matches, but that have another ending. */
  readonly skipped: readonly string[]
  readonly problems: readonly string[]
}

/**
 * Finds the files that files, folders and globs mean, relative to a folder. A file with several
 * links is found once, by its real path.
 *
 * @throws UsageError for an empty name, which would mean the folder
 */
export async function findFiles(given: readonly string[], folder: string): Promise<FoundFiles> {
  if (given.includes(''))
    throw new UsageError('The name of a file or folder is empty. Is a variable not set?')
  const files = new Set<string>()
  const skipped = new Set<string>()
  const problems = new Set<string>()
  for (const path of given) {
    const found = path === '-' ? { files: ['-'], problems: [] } : await filesOf(path, folder)
    for (const file of found.files) (isReadable(file) ? files : skipped).add(file)
    for (const problem of found.problems) problems.add(problem)
    if (found.files.length + found.problems.length === 0) problems.add(nothingAt(path, folder))
  }
  if (files.size === 0 && problems.size === 0)
    problems.add('No file to check ends in .json, .yaml or .yml.')
  return { files: [...files], skipped: [...skipped], problems: [...problems] }
}

/** Says that a path does not exist, or that a folder or a pattern has no file to check. */
function nothingAt(path: string, folder: string): string {
  const isMissing = !existsSync(resolve(folder, path)) && !isDynamicPattern(withSlashes(path))
  return isMissing ? `${path} does not exist.` : `${path}: no JSON or YAML file matches.`
}

const isReadable = (file: string): boolean => /^-$|\.(?:json|ya?ml)$/i.test(file)

/** The files of one argument, and what was wrong with it. */
type Found = Pick<FoundFiles, 'files' | 'problems'>

/**
 * Returns the file itself, the JSON and YAML files in a folder, or the files that a pattern
 * matches.
 */
async function filesOf(path: string, folder: string): Promise<Found> {
  const target = resolve(folder, path)
  try {
    const stats = statSync(target, { throwIfNoEntry: false })
    if (stats === undefined) return await matches(withSlashes(path), folder)
    if (stats.isDirectory()) return await matches('**/*.{json,yaml,yml}', target)
  } catch (error) {
    return { files: [], problems: [`${path}: ${fileProblem(error, 'read').message}`] }
  }
  if (isReadable(target)) return { files: [shown(realPath(target))], problems: [] }
  return { files: [], problems: [`${path}: not checked, because it is neither JSON nor YAML.`] }
}

/** Returns a path or a pattern with `/` in place of the `\` of Windows. */
const withSlashes = (path: string): string =>
  process.platform === 'win32' ? path.replaceAll('\\', '/') : path

async function matches(pattern: string, folder: string): Promise<Found> {
  const problems: string[] = []
  const found = await glob(pattern, {
    cwd: folder,
    absolute: true,
    caseSensitiveMatch: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**'],
    fs: { readdir: reportingReaddir(problems) },
  })
  return { files: found.map((path) => shown(realPath(path))).sort(), problems }
}

/** The arguments with which the package calls `readdir`. */
type ReaddirArguments = [
  path: string,
  options: { withFileTypes: true },
  done: (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void,
]

/** Returns a `readdir` that also adds to problems why a folder cannot be read. */
const reportingReaddir = (problems: string[]): typeof readdir =>
  new Proxy(readdir, {
    apply(read, _self, [path, options, done]: ReaddirArguments) {
      read(path, options, (error, entries) => {
        // A folder that a pattern names may be missing.
        if (error !== null && error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
          problems.push(`${shown(path)}: ${fileProblem(error, 'read').message}`)
        done(error, entries)
      })
    },
  })

/** Returns the path of a file without links; its own where only a link has an ending to check. */
function realPath(path: string): string {
  try {
    const real = realpathSync(path)
    return isReadable(real) ? real : path
  } catch {
    // A link to nothing is reported when it is read.
    return path
  }
}

/** Returns a path as reports show it: from the working directory, or absolute outside of it. */
export function shown(path: string): string {
  const fromHere = relative(process.cwd(), path)
  const isOutside = /^\.\.(?:[/\\]|$)/.test(fromHere) || isAbsolute(fromHere)
  return withSlashes(isOutside ? path : fromHere)
}
