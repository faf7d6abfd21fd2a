import { errorGroupDocument, errorGroupListDocument } from '../generated/documents.ts'
import { checkErrorGroup, checkErrorGroupList } from '../generated/checks.js'
import { readErrorGroup } from '../generated/read-functions.ts'
import type { ErrorGroup, ErrorGroupList } from '../generated/types.ts'
import { errorGroupListRules, errorGroupRules } from '../rules/index.ts'
import { errorGroupFields } from '../rules/rule-fields.ts'
import { defineResponse, defineResponseList, type BodySpec } from '../engine/body-contracts.ts'
import type { Contract, ResponseOptions } from '../engine/contract.ts'

const errorGroupSpec: BodySpec = {
  name: 'errorGroup',
  documentSet: errorGroupDocument,
  read: readErrorGroup,
  check: checkErrorGroup,
  errorRules: [],
  warningRules: errorGroupRules,
  ruleFields: errorGroupFields,
}

/**
 * An item of the response body of `GET /v1/error-groups`: the JSON Schema document `error-group` with its cross-field
 * rules.
 *
 * Service description, "Error group". `errorGroupList` validates a list of these objects.
 *
 * @example
 * errorGroup.is({ id: 'g1' }) // false
 */
export const errorGroup: Contract<ErrorGroup, ResponseOptions> = /* @__PURE__ */ defineResponse(errorGroupSpec)

/**
 * The response body of `GET /v1/error-groups`: the JSON Schema document `error-group-list` with the rules of each item
 * and the rules that compare items.
 *
 * Service description, "List error groups". A JSON array of `ErrorGroup` objects.
 *
 * @example
 * errorGroupList.is([]) // true
 */
export const errorGroupList: Contract<ErrorGroupList, ResponseOptions> = /* @__PURE__ */ defineResponseList(
  {
    name: 'errorGroupList',
    documentSet: errorGroupListDocument,
    check: checkErrorGroupList,
    rules: errorGroupListRules,
  },
  errorGroupSpec,
)
