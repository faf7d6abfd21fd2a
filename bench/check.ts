import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './build.ts'
import { limits, measured } from './limits.ts'
import { pages } from './report/pages.ts'
import type { Results } from './report/results.ts'

/** Returns what is wrong with the published figures: another build, a page that differs, a missed limit. */
export function findings(results: Results, hash: string): readonly string[] {
  const isPublished = (path: string, text: string): boolean =>
    existsSync(join(project, path)) && readFileSync(join(project, path), 'utf8') === text
  return [
    ...(results.environment.build === hash ? [] : ['The figures are of another build. Run `npm run bench`.']),
    ...[...pages(results)]
      .filter(([path, text]) => !isPublished(path, text))
      .map(([path]) => `${path} has figures of another run. Run \`npm run bench\`.`),
    ...limits
      .filter((row) => !((measured(row, results) ?? 0) >= row.limit))
      .map(
        (row) =>
          `\`${row.way}\`, ${row.scenario}: ${measured(row, results)?.toFixed(2) ?? 'not measured'}; the limit is ${row.limit} × ${row.other}.`,
      ),
  ]
}
