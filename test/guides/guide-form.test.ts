// Tests that each guide says first what its reader will have, and last where to go, and that the programs are whole.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blocksOf, parse } from './markdown.ts'

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

it.each([
  ['client', ['clients/send-monitor.ts', 'clients/change-monitor.ts', 'clients/mute-monitor.ts']],
  ['server', ['servers/express.ts', 'servers/service.ts', 'servers/start-express.ts']],
])('the %s guide shows its program from the first line to the last', (name, files) => {
  const path = `docs/quick-start-${name}.md`
  const shown = blocksOf(parse(path, textOf(path)))
  const linesOf = (code: string): readonly string[] => code.trim().split(/\s*\n\s*/u)
  for (const file of files.map((each) => `examples/${each}`))
    expect(shown.flatMap((block) => (block.file === file ? linesOf(block.text) : []))).toEqual(linesOf(textOf(file)))
})
