// Tests that the contracts and operations are those that the rows of the manifest name.
import { describe, expect, it } from 'vitest'
import * as main from 'monitor-contract'
import { manifest, type ResourceRow } from '../../src/contracts/manifest.ts'
import { contracts as names } from '../../src/generate/documents.ts'
import { factsOf, ruleCodes } from '../../src/generate/rules/rule-facts.ts'
import * as ruleLists from '../../src/rules/index.ts'
import { group } from '../helpers/minimal-bodies.ts'
import { contracts } from '../helpers/untyped-contracts.ts'

const { operations } = main
const rows: readonly ResourceRow[] = manifest
const exported = new Map<string, unknown>(Object.entries(main))

describe('the manifest', () => {
  it('names every contract of the package', () => {
    expect([...names].sort()).toEqual([...contracts.keys()].sort())
  })

  it('names a contract for every list of rules', () => {
    expect(Object.keys(ruleLists).filter((list) => !names.includes(list.replace(/Rules$/u, '')))).toEqual([])
  })

  it('has a row for each operation', () => {
    expect(Object.keys(operations)).toEqual(rows.map(({ operation }) => operation.id))
  })

  it.each(rows)('names the contracts of the operation "$operation.id"', ({ operation: row, ...resource }) => {
    const { id, params, query, headers } = row
    const { update: body, list, response } = resource
    const { method, path, route, validateRequest, buildPath, ...parts } = operations[id]
    const expected = Object.entries({ params, query, headers, body, response: list ?? response })
      .filter(([, name]) => name !== undefined)
      .map(([part, name]) => [part, exported.get(String(name))])
    expect(parts).toEqual(Object.fromEntries(expected))
    expect(route).toBe(path.replaceAll(/\{(\w+)\}/gu, ':$1'))
    expect([typeof method, typeof validateRequest, typeof buildPath]).toEqual(['string', 'function', 'function'])
  })
})

/** Returns a value of a contract with certain fields. Other required fields may be missing. */
const valueWith = (name: string, fields: object): unknown =>
  name.endsWith('List') ? [group(fields), group({ ...fields, id: 'g2' })] : fields

describe('a contract', () => {
  const facts = ruleCodes().map((code) => [code, factsOf(code)] as const)

  it.each([...contracts])('applies exactly the rules of its row: %s', (name, contract) => {
    const reported = facts.filter(([code, { examples }]) =>
      examples.some((fields) => {
        const { errors, warnings } = contract.validate(valueWith(name, fields))
        return [...errors, ...warnings].some((issue) => issue.code === code)
      }),
    )
    const applied = facts.filter(([, rule]) => rule.contracts.some((each) => each === name))
    expect(reported.map(([code]) => code)).toEqual(applied.map(([code]) => code))
  })
})
