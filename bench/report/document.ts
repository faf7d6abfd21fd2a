import { contenders } from '../contenders/index.ts'
import type { Results } from './results.ts'
import {
  aloneTables,
  deviationsTable,
  footprintTable,
  limitsTable,
  shapesTable,
  sizesTable,
  timeTables,
} from './tables.ts'

export const environmentLine = ({
  environment: { date, machine, node, commit },
}: Pick<Results, 'environment'>): string => `Measured on ${date} at ${commit}: ${machine}, Node.js ${node}.`

export const versionsLine = ({ environment: { v8, versions } }: Pick<Results, 'environment'>): string =>
  `Versions: V8 ${v8}, ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.`

/** Returns the whole report in Markdown. */
export function document(results: Results): string {
  return `# Results

<!-- Written by \`npm run bench\`. Do not edit. -->

${environmentLine(results)} ${versionsLine(results)}

## Limits and aims

How many times as fast this package is: medians of the ratios of single rounds, in one process that has seen bodies of
many shapes.

${limitsTable(results)}

## Shapes

![The time of \`is\` by the number of shapes](shapes.svg)

${shapesTable(results)}

## Footprint

Milliseconds over an empty process; type instantiations of a consumer over an empty file, where the contract is a type.

${footprintTable(results)}

Bundles, minified and gzipped; 1 KB is 1,000 bytes.

${sizesTable(results)}

## All in one process

Medians; [results.json](results.json) has every round.

${timeTables(results)}

## Each in a process of its own

${aloneTables(results)}

## Where contenders deviate

All contenders agree on the timed values. Some return another result for a conformance vector without options;
the names of all cases are in [results.json](results.json).

${deviationsTable(results)}

## Contenders

${contenders.map(({ name, how }) => `- **${name}**: ${how}.`).join('\n')}
`
}
