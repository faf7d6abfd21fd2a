// Tests that the contracts and operations are those that the rows of the manifest name.
import { describe, expect, it } from 'vitest'
import { operations } from 'monitor-contract'
import { manifest, type ContractRow, type ResourceRow } from '../../src/contracts/manifest.ts'
import { factsOf, ruleCodes } from '../../src/generate/rules/rule-facts.ts'

import { group } from '../helpers/minimal-bodies.ts'
import { contracts } from '../helpers/untyped-contracts.ts'

const rows: readonly ResourceRow[] = manifest

describe('an operation', () => {
  const idOf = (row: ContractRow | undefined): unknown =>
    row && expect.stringMatching(new RegExp(`/${row.document}\\.schema\\.json$`, 'u'))

  it('is listed for each row', () => {
    expect(Object.keys(operations)).toEqual(rows.map(({ operation }) => operation.id))
  })

  it.each(rows)('has the endpoint and the contracts of the row "$title"', ({ operation: row, ...resource }) => {
    const operation: object = Object.values(operations).find(({ path }) => path === row.path) ?? {}
    const [params, query, headers] = [row.params, row.query, row.headers].map(idOf)
    const [body, response] = [resource.update, resource.list ?? resource.response].map(idOf)
    const parts = Object.entries({ params, query, headers, body, response }).filter(([, id]) => id !== undefined)
    expect(operation).toMatchObject({
      method: row.method,
      path: row.path,
      route: row.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
      ...Object.fromEntries(parts.map(([name, id]) => [name, { id }])),
    })
    const others = ['method', 'path', 'route', 'validateRequest', 'buildPath']
    expect(Object.keys(operation).filter((name) => !others.includes(name))).toEqual(parts.map(([name]) => name))
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
