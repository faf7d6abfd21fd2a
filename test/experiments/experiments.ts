// Lists the experiments: changes of the service description that the guide shows, and others that are patches here.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blocksOf, pages, textOf, type Block } from '../guides/markdown.ts'

/** A change of the service description. */
export interface Experiment {
  readonly name: string
  /** The files that the change adds or edits. */
  readonly files: readonly string[]
  /** Makes the change in a copy of the repository. */
  apply(copy: string): void
}

const page = pages.find(({ path }) => path === 'docs/adding-a-field-or-rule.md')
if (page === undefined) throw new Error('There is no guide')
const blocks = blocksOf(page)

/** The commands that the guide lists after a change. */
export const commands: readonly string[] = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.split('\n'))

/** Returns the blocks of the guide below a heading, with the file that the sentence before each block names. */
function changesBelow(heading: string): readonly (Block & { readonly path: string })[] {
  const headings = page?.root.children.filter(({ type }) => type === 'heading') ?? []
  const from = headings.findIndex((node) => textOf(node) === heading)
  const [start = Infinity, end = Infinity] = headings.slice(from).map(({ position }) => position?.start.line)
  return blocks
    .filter(({ line, language }) => line > start && line < end && language !== 'sh')
    .map((block) => {
      const [path, ...others] = block.named
      if (from === -1 || path === undefined || others.length > 0)
        throw new Error(`The sentence before line ${block.line} of the guide must name one file`)
      return { ...block, path }
    })
}

/** Returns a text with the changes of a diff without line numbers, whose parts are separated by lines `@@`. */
function changed(text: string, diff: string): string {
  return diff.split('\n@@\n').reduce((whole, part) => {
    const without = (sign: string): string =>
      part
        .split('\n')
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n')
    const [before, after, ...others] = whole.split(without('+'))
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`The file must contain these lines once:\n${without('+')}`)
    return before + without('-') + after
  }, text)
}

function fromGuide(name: string, heading: string): Experiment {
  const changes = changesBelow(heading)
  return {
    name,
    files: changes.map(({ path }) => path),
    apply(copy) {
      for (const { path, language, text } of changes) {
        const file = join(copy, path)
        const isDiff = language === 'diff'
        if (existsSync(file) !== isDiff) throw new Error(`The guide must show a diff of ${path} exactly if it exists`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, isDiff ? changed(readFileSync(file, 'utf8'), text) : `${text}\n`)
      }
    },
  }
}

function fromPatch(name: string): Experiment {
  const input = readFileSync(new URL(`${name}.patch`, import.meta.url), 'utf8')
  return {
    name,
    files: [...input.matchAll(/^\+\+\+ b\/(.*)$/gmu)].map(([, path = '']) => path),
    apply: (copy) => void execFileSync('git', ['apply', '--whitespace=error-all', '-'], { cwd: copy, input }),
  }
}

export const experiments: readonly Experiment[] = [
  fromGuide('field', 'The field'),
  fromGuide('error-rule', 'An error rule'),
  fromGuide('warning-rule', 'A warning rule'),
  fromPatch('second-error-rule'),
  fromPatch('monitor-kind'),
]
