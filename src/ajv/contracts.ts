import type { BodyOptions, Options, Result } from '../index.ts'
import { bodies, parameters } from '../registry/contracts.ts'

/** The part of a contract that the keyword `monitorContract` uses. */
export interface Checked {
  readonly name: string
  readonly id: string
  validate(value: unknown, options?: Options): Result<unknown>
}

/** Returns a contract that computes no warnings, because Ajv reports only errors. */
const withoutWarnings = (contract: { with(options: BodyOptions): Checked }): Checked =>
  contract.with({ unknownFields: 'ignore' })

/** The contracts by name, as in `{ monitorContract: 'icmpMonitorUpdate' }`. */
export const contracts: ReadonlyMap<string, Checked> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [
    .../* @__PURE__ */ Object.values(bodies).map(withoutWarnings),
    .../* @__PURE__ */ Object.values(parameters),
  ].map((contract: Checked) => [contract.name, contract] as const),
)
