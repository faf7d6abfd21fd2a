import { errorGroupListKeywords } from '../generated/keywords.ts'
import { nodeOf } from '../explain/node.ts'
import { errorGroupListDocuments } from '../generated/references.ts'
import { errorGroupListSchema } from '../generated/schemas/error-group-list.ts'
import type { ErrorGroupList } from '../generated/types.ts'
import { duplicateGroup, duplicateGroups } from '../rules/duplicate-group.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import { once } from '../schema/once.ts'
import type { Contract } from './contract.ts'
import { defineContract } from './define-contract.ts'
import { describeResponse } from './describe-response.ts'
import { errorGroupBody } from './error-group-body.ts'
import { listValidator, type ListRule } from './list-validator.ts'
import type { ResponseOptions } from './options.ts'
import { responseOptionNames, responseSettings } from './settings.ts'

const documents = /* @__PURE__ */ once(errorGroupListDocuments)

const warnOfDuplicates: ListRule = (groups, findings) => {
  for (const repetition of duplicateGroups(groups).slice(0, findings.limit)) {
    findings.warning([repetition.index, 'errorHash'], deepFrozen(duplicateGroup(repetition)))
  }
}

/**
 * The response body of `GET /v1/error-groups`: the JSON Schema document `error-group-list` and what is odd about its
 * groups.
 *
 * Carries out List error groups: a JSON array of error group objects.
 *
 * @example
 * errorGroupList.is([]) // true
 */
export const errorGroupList: Contract<ErrorGroupList, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'errorGroupList',
  document: errorGroupListSchema,
  documents,
  validator: /* @__PURE__ */ listValidator(
    errorGroupBody,
    /* @__PURE__ */ once(() => nodeOf(errorGroupListSchema, documents(), errorGroupListKeywords)),
    warnOfDuplicates,
  ),
  optionNames: responseOptionNames,
  settings: responseSettings,
  described: /* @__PURE__ */ describeResponse(errorGroupListSchema, documents),
})
