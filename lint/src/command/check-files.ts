import { checkText, type CheckedFile, type CheckOptions } from './check-text.ts'
import { FileProblem } from './file-problem.ts'
import type { Flags } from './flags.ts'
import { progressOn } from './progress.ts'
import { readText } from './read-text.ts'
import { writeText } from './write-text.ts'

/** The files that were checked, and sentences about the others. */
export interface CheckedFiles {
  readonly checked: readonly CheckedFile[]
  /** Says which files cannot be checked or written, and why. */
  readonly problems: readonly string[]
}

/** Reads, checks and, with `--fix`, writes files. A problem with one does not stop the others. */
export async function checkFiles(
  files: readonly string[],
  options: CheckOptions,
  flags: Flags,
): Promise<CheckedFiles> {
  const progress = progressOn(process.stderr, files.length)
  const checked: CheckedFile[] = []
  const problems: string[] = []
  for (const path of files) {
    const file = nameOf(path, flags)
    try {
      const text = await readText(path)
      progress.next(file, text.length)
      const result = checkText(file, text, options)
      const problem = await written(path, result, flags)
      if (problem !== undefined) problems.push(`${file}: ${problem}`)
      const isUndone = problem !== undefined
      checked.push(isUndone ? checkText(file, text, { ...options, fix: 'none' }) : result)
    } catch (error) {
      problems.push(`${file}: ${reasonOf(error)}`)
    }
  }
  progress.end()
  return { checked, problems }
}

const nameOf = (path: string, { stdinFilename = 'stdin' }: Flags): string =>
  path === '-' ? stdinFilename : path

/** Writes the fixed text of a file, if it has changed. Returns what went wrong. */
async function written(path: string, { before, text }: CheckedFile, { fix, diff }: Flags) {
  if (fix === 'none' || diff) return undefined
  if (path === '-') process.stdout.write(text)
  else if (text !== before) {
    try {
      await writeText(path, text)
    } catch (error) {
      return reasonOf(error)
    }
  }
  return undefined
}

/**
 * Returns the reason why a file was not checked. An exception of an own rule comes with its place
 * in the code.
 */
function reasonOf(error: unknown): string {
  if (error instanceof FileProblem) return error.message
  const stack = error instanceof Error ? error.stack : undefined
  return `cannot be checked: ${stack ?? String(error)}`
}
