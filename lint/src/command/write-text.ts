import { access, constants, stat } from 'node:fs/promises'
import writeFileAtomic from 'write-file-atomic'
import { FileProblem, fileProblem } from './file-problem.ts'

/**
 * Replaces the content of a file at once. Keeps its permissions and owner, and follows a link.
 *
 * @throws FileProblem if the file is read-only, or no regular file
 */
export async function writeText(path: string, text: string): Promise<void> {
  try {
    if (!(await stat(path)).isFile()) throw new FileProblem('is no regular file.')
    // The file is replaced in its folder, which does not need the permission to write the file
    // itself.
    await access(path, constants.W_OK)
    await writeFileAtomic(path, text)
  } catch (error) {
    throw fileProblem(error, 'written')
  }
}
