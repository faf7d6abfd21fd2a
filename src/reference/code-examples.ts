// Functions that write the examples of issue codes.
import { stringify } from 'yaml'
import errorGroups from '../docs/examples/error-group-list.json' with { type: 'json' }
import type { RuleExample } from '../rules/rule.ts'
import type { CodeExample } from './code-facts.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns an example of an update in YAML, with the given fields in a minimal valid value. */
export const updateExample = (fields: Fields, mended?: Fields): CodeExample => ({
  contract: 'icmpMonitorUpdate',
  language: 'yaml',
  text: yamlOf(fields),
  ...(mended && { mended: yamlOf(mended) }),
})

const yamlOf = (fields: Fields): string =>
  stringify({ heartbeat: {}, script: 'run()', ...fields }, { lineWidth: 0, singleQuote: true })

/** Returns an example of another value in JSON. */
export const jsonExample = (contract: string, value: unknown, mended?: unknown): CodeExample => ({
  contract,
  language: 'json',
  text: jsonOf(value),
  ...(mended !== undefined && { mended: jsonOf(mended) }),
})

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const [, group] = errorGroups

/** Functions that put fields into a value that a contract accepts. */
const valuesWith: Readonly<Record<string, (fields: Fields) => unknown>> = {
  errorGroup: (fields) => ({ ...group, ...fields }),
  errorGroupList: (fields) => errorGroups.map((each) => ({ ...each, ...fields })),
}

/** Returns an example of a rule, for the first of its contracts. */
export function ruleExample(
  [contract = '']: readonly string[],
  { fields, mended }: RuleExample,
): CodeExample {
  if (contract === 'icmpMonitorUpdate') return updateExample(fields, mended)
  const valueWith = valuesWith[contract] ?? ((own: Fields) => own)
  return jsonExample(contract, valueWith(fields), mended && valueWith(mended))
}
