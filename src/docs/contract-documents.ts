import type { ContractRow } from '../contracts/manifest.ts'
import type { JsonSchema } from '../index.ts'
import { bodies, parameters } from '../registry/contracts.ts'
import { once } from '../values/once.ts'
import { parameterSchema, wholeSchema } from '../schema/whole-schema.ts'

interface ContractDocument {
  readonly name: string
  readonly schema: JsonSchema
}

const contractDocuments = /* @__PURE__ */ once(() => {
  const found = new Map<string, ContractDocument>()
  for (const [document, body] of Object.entries(bodies))
    found.set(document, { name: body.name, schema: wholeSchema(body) })
  for (const [document, contract] of Object.entries(parameters))
    found.set(document, { name: contract.name, schema: parameterSchema(contract) })
  return found
})

/** Returns the name of the contract in a row of the manifest, and its schema without references. */
export function contractDocument({ document }: ContractRow): ContractDocument {
  const found = contractDocuments().get(document)
  /* v8 ignore next -- a test compares the registry with the manifest */
  if (found === undefined) throw new RangeError(`No contract has the document ${document}`)
  return found
}
