// Tests that the guide on adding a field or rule shows the patches of the experiments.
import { describe, expect, it } from 'vitest'
import { blocksIn, trimmed } from '../experiments/patch-blocks.ts'
import { experiments, patchOf } from '../experiments/experiments.ts'
import { derivation } from '../experiments/commands.ts'
import { blocksOf, pages } from './markdown.ts'

const page = pages.find(({ path }) => path === 'docs/adding-a-field-or-rule.md')
if (page === undefined) throw new Error('There is no guide')
const blocks = blocksOf(page)

/** The experiments that the guide shows. */
const shown = experiments.filter(({ name }) => ['field', 'error-rule', 'warning-rule'].includes(name))
const patched = shown.flatMap((experiment) => blocksIn(patchOf(experiment)))

describe('the guide', () => {
  it.each(patched)('shows the change of $file as the experiment makes it', ({ file, text }) => {
    const ofFile = blocks.filter(({ named }) => named.includes(file)).map((block) => trimmed(block.text))
    expect(ofFile).toContain(text)
  })

  it('shows only changes that an experiment makes', () => {
    const changes = blocks.filter(({ language }) => language !== 'sh').map((block) => trimmed(block.text))
    expect(changes.filter((text) => !patched.some((one) => one.text === text))).toEqual([])
  })

  it('names the commands that the experiments run', () => {
    const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n'))
    expect(commands).toEqual([...derivation.map((parts) => `npm ${parts.join(' ')}`), 'npm test'])
  })
})
