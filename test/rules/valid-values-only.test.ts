// Tests with the vectors that a rule is silent where a field that it reads is null or invalid.
import type { Issue, Path } from 'monitor-contract'
import { expect, it } from 'vitest'
import { issuesOf } from '../helpers/example-issues.ts'
import { setField } from '../helpers/set-field.ts'
import { contracts } from '../helpers/untyped-contracts.ts'
import { readVectors, segmentsOf } from '../helpers/vectors.ts'

const bodies = ['icmpMonitorUpdate', 'icmpMonitor', 'errorGroup', 'errorGroupList']

/** Codes of keywords: `maxLength`. Those of rules have hyphens. */
const isKeyword = (code: string): boolean => !code.includes('-')

const general = ['unknown-field', 'response-only-field', 'defaults-conflict']
const isRule = (code: string): boolean => !isKeyword(code) && !general.includes(code)

/** The vectors in which a rule reports an issue, once for each rule, contract and pointer. */
const cases = new Map(
  readVectors()
    .filter(({ contract, options }) => bodies.includes(contract) && options === undefined)
    .flatMap((vector) =>
      [...vector.errors, ...vector.warnings]
        .filter(({ code }) => isRule(code))
        .map(({ pointer, code }) => [
          `${code} at ${pointer} in ${vector.contract}`,
          { ...vector, pointer, code },
        ]),
    ),
)

/** Returns the value at a path; undefined where nothing is there. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => Object.getOwnPropertyDescriptor(part ?? {}, step)?.value as unknown,
    value,
  )

/** Returns a value with another part at a path. */
function withPart(value: unknown, path: Path, part: unknown): unknown {
  const copy: unknown = structuredClone(value)
  const parent = valueAt(copy, path.slice(0, -1))
  setField(parent as object, String(path.at(-1)), part)
  return copy
}

/** Parts that are invalid in every field that a rule reads. */
const invalid = [null, Symbol('invalid'), [[[]]]]

it.each([...cases])('%s is silent where a field that it reads is invalid', (_, found) => {
  const { contract: name, value, code, pointer } = found
  const contract = contracts.get(name) ?? expect.fail()
  const issueIn = (given: unknown): Issue | undefined =>
    issuesOf(contract.validate(given)).find(
      (issue) => issue.code === code && issue.pointer === pointer,
    )
  const issue = issueIn(value) ?? expect.fail()
  const { path, related = [] } = issue
  expect(segmentsOf(pointer)).toEqual(path.map(String))
  const fields = [path, ...related.map((other) => other.path)].filter(
    (each) => valueAt(value, each) !== undefined,
  )
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields)
    for (const part of invalid) {
      const place = `${field.join('.')}: ${typeof part}`
      expect(issueIn(withPart(value, field, part)), place).toBeUndefined()
    }
})

it('covers every rule of the bodies', () => {
  const codes = new Set([...cases.values()].map(({ code }) => code))
  expect(codes.size).toBeGreaterThanOrEqual(13)
})
