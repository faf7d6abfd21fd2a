// Prints what recheck says of each regular expression that comes in, by its backend that needs neither Java nor a binary.
import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'

const expressions = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(
  JSON.stringify(
    expressions
      .map(({ source, flags }) => checkSync(source, flags))
      .map(({ status, complexity }) => ({ status, complexity: complexity?.type ?? 'unknown' })),
  ),
)
