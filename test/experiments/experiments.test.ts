// Tests that the patch of each experiment changes as many hand-written files as stated, and no generated file.
import { expect, it } from 'vitest'
import { experiments, filesIn, patchOf } from './experiments.ts'

it.each(experiments)('$change: the patch changes as many hand-written files as stated', (experiment) => {
  const files = filesIn(patchOf(experiment))
  const tests = files.filter((file) => file.startsWith('test/'))
  const pages = files.filter((file) => file.endsWith('.md'))
  const sources = files.length - tests.length - pages.length
  expect(experiment).toMatchObject({ sources, tests: tests.length, pages: pages.length })
})

it.each(experiments)('$change: the patch changes no generated file', (experiment) => {
  const generated =
    /^(?:src\/generated|schemas\/generated|test\/docs\/reference\.html|docs\/(?:reference\.md|openapi\.json))/
  expect(filesIn(patchOf(experiment)).filter((file) => generated.test(file))).toEqual([])
})
