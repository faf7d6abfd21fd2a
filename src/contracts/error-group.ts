import { errorGroupKeywords } from '../explain/keywords/index.ts'
import { nodeOf } from '../explain/node.ts'
import { errorGroupDocuments } from '../generated/references.ts'
import { errorGroupSchema } from '../generated/schemas/error-group.ts'
import type { ErrorGroup } from '../generated/types.ts'
import { once } from '../schema/once.ts'
import { bodyValidator } from './body-validator.ts'
import type { Contract } from './contract.ts'
import { defineContract } from './define-contract.ts'
import { describeResponse } from './describe-response.ts'
import { errorGroupBody } from './error-group-body.ts'
import type { ResponseOptions } from './options.ts'
import { responseOptionNames, responseSettings } from './settings.ts'

const documents = /* @__PURE__ */ once(errorGroupDocuments)

/**
 * One error group: the JSON Schema document `error-group` and what is odd about its dates.
 *
 * Carries out the table Error group; a list of them is `errorGroupList`.
 *
 * @example
 * errorGroup.is({ id: 'g1' }) // false
 */
export const errorGroup: Contract<ErrorGroup, ResponseOptions> = /* @__PURE__ */ defineContract({
  name: 'errorGroup',
  document: errorGroupSchema,
  documents,
  validator: /* @__PURE__ */ bodyValidator(
    errorGroupBody,
    /* @__PURE__ */ once(() => nodeOf(errorGroupSchema, documents(), errorGroupKeywords)),
  ),
  optionNames: responseOptionNames,
  settings: responseSettings,
  described: /* @__PURE__ */ describeResponse(errorGroupSchema, documents),
})
