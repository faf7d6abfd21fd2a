import type { BodyOptions, Options, Result } from '../index.ts'
import { bodies, parameters, queries } from '../registry/contracts.ts'
import { ownProperties } from '../values/own-properties.ts'

/**
 * Returns every contract by its name, with the options of the Ajv plugin.
 *
 * Ajv reports no warnings, so the contracts look for none.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function contractsWith(options: BodyOptions): CheckedByName {
  for (const query of Object.values(queries)) query.with(options)
  const { unknownFields, maxIssues, messages, label } = ownProperties(options)
  const common = { maxIssues, messages, label }
  const all = { ...common, unknownFields: unknownFields === 'error' ? unknownFields : ('ignore' as const) }
  const checked: readonly Checked[] = [
    ...Object.values(bodies).map((contract: { with(options: BodyOptions): Checked }) => contract.with(all)),
    ...Object.values(parameters).map((contract: { with(options: Options): Checked }) => contract.with(common)),
    ...Object.values(queries).map((contract) => contract.with(all)),
  ]
  return new Map(checked.map((contract) => [contract.name, contract]))
}

/** The part of a contract that the keyword `monitorContract` uses. */
export interface Checked {
  readonly name: string
  readonly id: string
  validate(value: unknown, options?: Options): Result<unknown>
}

/** The contracts by the names that schemas use. */
export type CheckedByName = ReadonlyMap<string, Checked>
