// Tests the reference for operations without examples, and for operations that share a contract.
import { describe, expect, it } from 'vitest'
import { manifest, type ResourceRow } from '../../src/contracts/manifest.ts'
import { operationExamples } from '../../src/docs/examples/index.ts'
import { htmlReference } from '../../src/docs/html/html-reference.ts'
import { markdownReference } from '../../src/docs/markdown/markdown-reference.ts'
import { allDocuments } from '../../src/docs/model/all-documents.ts'
import { operationEntries } from '../../src/docs/model/operation-entries.ts'
import { modelOf, type Model } from '../../src/docs/model/reference-model.ts'
import { openApiReference } from '../../src/docs/openapi/open-api-reference.ts'
import { htmlOptions } from '../../src/docs/options/html-options.ts'
import { openApiOptions } from '../../src/docs/options/open-api-options.ts'

describe('an operation without examples', () => {
  const model = modelOf()
  const documented = model.operations.filter(({ id }) => operationExamples().has(id))
  const without: Model = { ...model, operations: model.operations.map((entry) => ({ ...entry, id: `${entry.id}2` })) }
  const count = (text: string, part: string): number => text.split(part).length - 1

  it('has no example in the HTML reference', () => {
    const curls = (given: Model): number => count(htmlReference(given, htmlOptions({})), '<code>curl ')
    expect([curls(model), curls(without)]).toEqual([documented.length, 0])
  })

  it('has no example in the Markdown reference', () => {
    const curls = (given: Model): number => count(markdownReference(given, 'Reference'), '```sh\ncurl ')
    expect([curls(model), curls(without)]).toEqual([documented.length, 0])
  })

  it('has no example of its parameters and bodies in the OpenAPI document', () => {
    const examples = (given: Model): number => {
      const { paths } = openApiReference(given, openApiOptions({}))
      return count(JSON.stringify(paths), '"example":')
    }
    expect(examples(model)).toBeGreaterThan(documented.length * 2)
    expect(examples(without)).toBe(0)
    const { paths } = openApiReference(without, openApiOptions({}))
    const parameters = Object.values(paths).flatMap(({ get, put }) =>
      [get, put].flatMap((each) => each?.parameters ?? []),
    )
    expect(parameters.filter((parameter) => 'example' in parameter)).toEqual([])
  })
})

it('a parameter of two operations has an anchor for each of them', () => {
  const [first]: readonly ResourceRow[] = manifest
  const second: ResourceRow = { ...first, operation: { ...first.operation, id: 'otherOperation' } }
  const [own = [], other = []] = operationEntries([first, second], allDocuments()).map(({ parameters }) =>
    parameters.map(({ anchor }) => anchor),
  )
  expect(own).toContain('field-updateIcmpMonitorParams.id')
  expect(other).toEqual(own.map((anchor) => anchor.replace('field-', 'field-otherOperation.')))
})
