import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './build.ts'
import { pages } from './report/pages.ts'
import type { Results } from './report/results.ts'

/** Returns what is wrong with the published figures: another build, or a page that differs. */
export function findings(results: Results, hash: string): readonly string[] {
  const isPublished = (path: string, text: string): boolean =>
    existsSync(join(project, path)) && readFileSync(join(project, path), 'utf8') === text
  const isOtherBuild = results.environment.build !== hash
  return [
    ...(isOtherBuild ? ['The figures are of another build. Run `npm run bench`.'] : []),
    ...[...pages(results)]
      .filter(([path, text]) => !isPublished(path, text))
      .map(([path]) => `${path} has figures of another run. Run \`npm run bench\`.`),
  ]
}
