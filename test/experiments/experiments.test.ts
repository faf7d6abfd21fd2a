// Tests that a field, a rule and a kind of monitor need as few hand-written files as the project promises.
import { expect, it } from 'vitest'
import { experiments } from './experiments.ts'

it.each([
  ['field', 1, 1, 0],
  ['error-rule', 2, 1, 0],
  ['warning-rule', 2, 1, 0],
  ['second-error-rule', 2, 1, 0],
  ['monitor-kind', 10, 3, 1],
])('the experiment %s changes %i source files, %i files of tests and %i pages', (name, sources, tests, pages) => {
  const { files = [] } = experiments.find((experiment) => experiment.name === name) ?? {}
  const ofTests = files.filter((file) => file.startsWith('test/'))
  const ofPages = files.filter((file) => file.endsWith('.md'))
  expect([files.length - ofTests.length - ofPages.length, ofTests.length, ofPages.length]).toEqual([
    sources,
    tests,
    pages,
  ])
})

it.each(experiments)('the experiment $name changes no generated file and no file of the generator', ({ files }) => {
  const forbidden = /generated\/|^src\/generate\/|^docs\/(?:reference\.md|openapi\.json)$/
  expect(files.filter((file) => forbidden.test(file))).toEqual([])
})
