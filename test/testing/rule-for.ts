// Rules and a schema that differ from those of the package, for the tests of this folder.
import type { Issue, IssueParams, JsonSchema } from 'monitor-contract'
import type { Fields } from '../../src/testing/fixed-fields.ts'
import type { ErrorRule } from '../../src/testing/rules/error-rule.ts'

/** Returns a rule whose error has the given params, in fields for which a condition is true. */
export function ruleFor(
  reads: readonly [at: string, ...others: string[]],
  params: IssueParams['frequency-offset'],
  isBroken: (fields: Fields) => boolean,
  examples: readonly Fields[] = [],
): ErrorRule {
  const [at] = reads
  const error: Issue = {
    severity: 'error',
    code: 'frequency-offset',
    path: [at],
    pointer: `/${at}`,
    message: 'is out of range.',
    params,
  }
  return { code: 'frequency-offset', reads, examples, errorsIn: (fields) => (isBroken(fields) ? [error] : []) }
}

/** An error of the schema, not of a rule. */
export const schemaError: Issue = {
  severity: 'error',
  code: 'maximum',
  path: ['count'],
  pointer: '/count',
  message: 'must be at most 100.',
  params: { maximum: 100 },
}

export const schema: JsonSchema = {
  type: 'object',
  properties: {
    share: { type: 'number', minimum: 0, maximum: 100 },
    count: { type: 'integer', minimum: 0, maximum: 100 },
    name: { type: 'string' },
    tags: { type: ['array', 'null'], items: { type: 'string' } },
    unit: { type: 'string', enum: ['ms', 's', 'min', 'h'] },
    options: { type: 'object', properties: { depth: { type: 'null' } } },
  },
}
