import type { Contract, ErrorGroupListOptions, ErrorGroupOptions } from '../engine/contract.ts'
import { defineContract } from '../engine/define-contract.ts'
import { describeList, describeResponse } from '../engine/describe-body.ts'
import { checkErrorGroup, checkErrorGroupList } from '../generated/checks.js'
import { errorGroupDocument, errorGroupListDocument } from '../generated/documents.ts'
import { errorGroupFieldReaders } from '../generated/field-readers.ts'
import { readErrorGroup } from '../generated/read-functions.ts'
import type { ErrorGroup, ErrorGroupList } from '../generated/types.ts'
import { errorGroupListRules, errorGroupRules } from '../rules/index.ts'

const description = /* @__PURE__ */ describeResponse({
  name: 'errorGroup',
  documentSet: errorGroupDocument,
  read: readErrorGroup,
  check: checkErrorGroup,
  rules: errorGroupRules,
  fieldReaders: errorGroupFieldReaders,
})

/**
 * An item of the response body of `GET /v1/error-groups`: the JSON Schema document `error-group`
 * with its cross-field rules.
 *
 * Service description, "Error group". `errorGroupList` validates a list of these objects.
 *
 * @example
 * errorGroup.is({ id: 'g1' }) // false
 */
export const errorGroup: Contract<ErrorGroup, ErrorGroupOptions> =
  /* @__PURE__ */ defineContract(description)

/**
 * The response body of `GET /v1/error-groups`: the JSON Schema document `error-group-list` with the
 * rules of each item and the rules that compare items.
 *
 * Service description, "List error groups": "a JSON array of error groups".
 *
 * @example
 * errorGroupList.is([]) // true
 */
export const errorGroupList: Contract<ErrorGroupList, ErrorGroupListOptions> =
  /* @__PURE__ */ defineContract(
    /* @__PURE__ */ describeList(
      {
        name: 'errorGroupList',
        documentSet: errorGroupListDocument,
        check: checkErrorGroupList,
        rules: errorGroupListRules,
      },
      description,
    ),
  )
