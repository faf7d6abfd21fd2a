import { expect, it } from 'vitest'
import { experiments, filesIn, patchOf } from './experiments.ts'

it.each(experiments)('$change: the patch changes as many hand-written files as stated', (experiment) => {
  const files = filesIn(patchOf(experiment))
  const tests = files.filter((file) => file.startsWith('test/'))
  expect({ sources: files.length - tests.length, tests: tests.length }).toEqual({
    sources: experiment.sources,
    tests: experiment.tests,
  })
})

it.each(experiments)('$change: the patch changes no generated file', (experiment) => {
  const generated =
    /^(?:src\/generated|schemas\/generated|test\/docs\/reference\.html|docs\/(?:reference\.md|openapi\.json))/
  expect(filesIn(patchOf(experiment)).filter((file) => generated.test(file))).toEqual([])
})
