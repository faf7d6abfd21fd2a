import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'

/** Returns the changes of a file as a unified diff that `git apply` accepts. */
export function unifiedDiff(file: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}
