// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { once } from '../../schema/once.ts'
import { compileSchema } from '../../evaluator/compile-schema.ts'
import { completeErrorGroup, readErrorGroup, ruleFieldsOfErrorGroup } from '../../generated/readers.js'
import { errorGroupKeywords } from '../../generated/keywords.ts'
import { errorGroupDocuments } from '../../generated/references.ts'
import { errorGroupSchema } from '../../generated/schemas/error-group.ts'
import type { ErrorGroup } from '../../generated/types.ts'
import { orderedRules } from '../../rules/field-sets.ts'
import { errorGroupRules } from '../../rules/index.ts'
import { defineContract } from '../../engine/define-contract.ts'
import type { Contract } from '../../engine/contract.ts'
import type { Body } from '../../engine/validate-snapshot.ts'
import { describeResponse } from '../../engine/describe-response.ts'
import { responseDefaults, responseOptionNames } from '../../engine/default-options.ts'
import type { ResponseOptions } from '../../engine/options.ts'
import { bodyValidator } from '../../engine/body-validator.ts'

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

const documents = /* @__PURE__ */ once(errorGroupDocuments)
const schema = /* @__PURE__ */ once(() => compileSchema(errorGroupSchema, documents(), errorGroupKeywords))

/**
 * An item of the response body of `GET /v1/error-groups`: the JSON Schema document `error-group` with its cross-field
 * rules.
 *
 * Service description, "Error group". A list of these objects is `errorGroupList`.
 *
 * @example
 * errorGroup.is({ id: 'g1' }) // false
 */
export const errorGroup: Contract<ErrorGroup, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'errorGroup',
  document: errorGroupSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(body, schema),
  optionNames: responseOptionNames,
  resolved: responseDefaults,
  described: /* @__PURE__ */ describeResponse(errorGroupSchema, documents),
})
