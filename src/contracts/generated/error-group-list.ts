// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { once } from '../../schema/once.ts'
import { compileSchema } from '../../evaluator/compile-schema.ts'
import { completeErrorGroup, readErrorGroup, ruleFieldsOfErrorGroup } from '../../generated/readers.js'
import { errorGroupListKeywords } from '../../generated/keywords.ts'
import { errorGroupListDocuments } from '../../generated/references.ts'
import { errorGroupListSchema } from '../../generated/schemas/error-group-list.ts'
import type { ErrorGroupList } from '../../generated/types.ts'
import { orderedRules } from '../../rules/field-sets.ts'
import { errorGroupRules, errorGroupListRules } from '../../rules/index.ts'
import { defineContract } from '../../engine/define-contract.ts'
import type { Contract } from '../../engine/contract.ts'
import type { Body } from '../../engine/validate-snapshot.ts'
import { describeResponse } from '../../engine/describe-response.ts'
import { responseDefaults, responseOptionNames } from '../../engine/default-options.ts'
import type { ResponseOptions } from '../../engine/options.ts'
import { listValidator } from '../../engine/list-validator.ts'

const body: Body = {
  read: readErrorGroup,
  complete: completeErrorGroup,
  ruleFields: ruleFieldsOfErrorGroup,
  errorRules: [],
  warningRules: /* @__PURE__ */ orderedRules(errorGroupRules, ruleFieldsOfErrorGroup),
  defaults: undefined,
  defaulted: 0,
  responseOnly: [],
}

const documents = /* @__PURE__ */ once(errorGroupListDocuments)
const schema = /* @__PURE__ */ once(() => compileSchema(errorGroupListSchema, documents(), errorGroupListKeywords))

/**
 * The response body of `GET /v1/error-groups`: the JSON Schema document `error-group-list` with the rules between its
 * items.
 *
 * Service description, "List error groups". A JSON array of `ErrorGroup` objects.
 *
 * @example
 * errorGroupList.is([]) // true
 */
export const errorGroupList: Contract<ErrorGroupList, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'errorGroupList',
  document: errorGroupListSchema,
  documents,
  validator: /* @__PURE__ */ listValidator(body, schema, errorGroupListRules),
  optionNames: responseOptionNames,
  resolved: responseDefaults,
  described: /* @__PURE__ */ describeResponse(errorGroupListSchema, documents),
})
