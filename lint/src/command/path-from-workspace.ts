import { isAbsolute, relative, resolve } from 'node:path'

/**
 * Returns the path of a file from the root of the repository, where GitHub looks for it, although
 * the step runs in a folder of the repository.
 */
export function pathFromWorkspace(file: string): string {
  const workspace = process.env['GITHUB_WORKSPACE']
  if (workspace === undefined || isAbsolute(file)) return file
  const path = relative(workspace, resolve(file))
  return /^\.\.(?:[/\\]|$)/.test(path) || isAbsolute(path) ? file : path
}
