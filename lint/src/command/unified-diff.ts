import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { printable } from '../report/printable.ts'

/** Returns the changes of a file as a unified diff that `git apply` accepts. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const name = printable(file)
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
