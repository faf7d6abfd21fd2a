import type { ContractRow } from '../contracts/manifest.ts'
import type { JsonSchema } from '../index.ts'
import { bodies, parameters } from '../registry/contracts.ts'
import { once } from '../values/once.ts'
import { parameterSchema, wholeSchema } from '../schema/whole-schema.ts'

/** Returns the name of the contract of a row of the manifest, and its schema document without references. */
export function contractDocument({ document }: ContractRow): ContractDocument {
  const found = contractDocuments().get(document)
  /* v8 ignore next -- a test compares the registry with the manifest */
  if (found === undefined) throw new RangeError(`No contract has the document ${document}`)
  return found
}

/** A contract, and its schema document without references. */
interface ContractDocument {
  readonly name: string
  readonly schema: JsonSchema
}

const contractDocuments = /* @__PURE__ */ once(
  (): ReadonlyMap<string, ContractDocument> =>
    new Map([
      ...Object.entries(bodies).map(
        ([document, contract]) => [document, { name: contract.name, schema: wholeSchema(contract) }] as const,
      ),
      ...Object.entries(parameters).map(
        ([document, contract]) => [document, { name: contract.name, schema: parameterSchema(contract) }] as const,
      ),
    ]),
)
