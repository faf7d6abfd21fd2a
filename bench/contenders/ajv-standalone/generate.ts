import { Ajv2020, type AnySchemaObject, type Options } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import ajvFormats from 'ajv-formats'
import errorGroupList from '../../../schemas/error-group-list.schema.json' with { type: 'json' }
import errorGroup from '../../../schemas/error-group.schema.json' with { type: 'json' }
import icmpMonitorUpdate from '../../../schemas/icmp-monitor-update.schema.json' with { type: 'json' }
import { updateDocuments } from '../ajv/documents.ts'
import type { ContractName } from '../contender.ts'

const documents: Readonly<Record<ContractName, readonly [AnySchemaObject, ...AnySchemaObject[]]>> = {
  update: [icmpMonitorUpdate, ...updateDocuments],
  'error-group-list': [errorGroupList, errorGroup],
}

function codeOf(
  name: string,
  [document, ...schemas]: readonly [AnySchemaObject, ...AnySchemaObject[]],
  options: Options,
): string {
  const ajv = ajvFormats.default(new Ajv2020({ allowUnionTypes: true, schemas, code: { source: true }, ...options }))
  return `exports.${name} = (() => { const module = {}; ${standalone.default(ajv, ajv.compile(document))}; return module.exports })()`
}

/** Returns Ajv's standalone code of one contract as CommonJS, which its documentation recommends. */
export const ajvStandaloneCode = (contract: ContractName): string =>
  [codeOf('is', documents[contract], {}), codeOf('explain', documents[contract], { allErrors: true })].join('\n')
