import type { OpenPoint } from '../../reference/open-points.ts'
import type { Content } from '../../reference/reference.ts'
import { frontmatter, paragraphs, stacked } from './markdown.ts'

const points = (rows: readonly OpenPoint[]): string => stacked(['About', 'Reading'], rows)

/** Returns the page about the topics that the service description leaves open. */
export function openPointsPage({ readings, openPoints }: Content): readonly [name: string, text: string] {
  return [
    'open-points',
    `${paragraphs(
      frontmatter(),
      '# Open points',
      'The service description is silent or ambiguous in places. This page says how the package reads them.',
      '## Readings {#readings}',
      'Where the service description can be read in two ways, these readings hold.',
      points(readings),
      '## What the service description leaves open {#what-the-service-description-leaves-open}',
      points(openPoints),
    )}\n`,
  ]
}
