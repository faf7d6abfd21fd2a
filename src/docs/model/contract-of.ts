import type { JsonSchema } from '../../index.ts'
import type { ContractRow } from '../../contracts/manifest.ts'
import { bodies, parameters } from '../../registry/contracts.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'

interface Named {
  readonly name: string
  readonly id: string
}

const contracts: ReadonlyMap<string, Named> = /* @__PURE__ */ new Map<string, Named>([
  .../* @__PURE__ */ Object.entries(bodies),
  .../* @__PURE__ */ Object.entries(parameters),
])

/** Returns the contract of a row of the manifest. */
export function contractOf({ document }: ContractRow): Named {
  const contract = contracts.get(document)
  /* v8 ignore next -- a test compares the registry with the manifest */
  if (contract === undefined) throw new RangeError(`No contract has the document ${document}`)
  return contract
}

/** Returns the document of a row of the manifest. */
export function documentOf(row: ContractRow, documents: SchemaDocuments): JsonSchema {
  const { id } = contractOf(row)
  const document = documents.get(id)
  if (document === undefined) throw new RangeError(`No document has the $id ${id}`)
  return document
}
