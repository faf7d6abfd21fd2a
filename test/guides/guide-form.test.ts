// Tests that each guide says first what its reader will have, and last where to go.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (path: string): string => readFileSync(path, 'utf8')

const guides = [...(textOf('docs/README.md').split('## Reference')[0] ?? '').matchAll(/\]\(([a-z-]+\.md)\)/gu)]
  .map(([, name]) => `docs/${name ?? ''}`)
  .filter((path) => path !== 'docs/troubleshooting.md')

it.each(guides)('%s begins with what one has at its end, ends with the next steps, and is short', (path) => {
  const text = textOf(path)
  expect(text).toMatch(/^# .+\n\nAt the end of this page /u)
  expect(text.match(/^## .+/gmu)?.at(-1)).toBe('## Next steps')
  expect(text.split(/\s+/u).length).toBeLessThanOrEqual(1200)
})
