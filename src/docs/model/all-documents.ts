import { bodies, parameters } from '../../registry/contracts.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { parameterSchema, wholeSchema } from '../../schema/whole-schema.ts'

/** Returns the schema documents of all operations, without references, by their `$id`. */
export const allDocuments = (): SchemaDocuments =>
  new Map([
    ...Object.values(bodies).map((contract) => [contract.id, wholeSchema(contract)] as const),
    ...Object.values(parameters).map(
      (contract) => [contract.id, { ...parameterSchema(contract), $id: contract.id }] as const,
    ),
  ])
