// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { checkListErrorGroupsQuery } from '../../generated/checks.js'
import { listErrorGroupsQueryKeywords } from '../../generated/keywords.ts'
import { listErrorGroupsQueryDocuments } from '../../generated/references.ts'
import { listErrorGroupsQuerySchema } from '../../generated/schemas/list-error-groups-query.ts'
import type { ListErrorGroupsQuery } from '../../generated/types.ts'
import { listErrorGroupsQueryRules } from '../../rules/index.ts'
import { queryForm } from '../../parameters/parameter-form.ts'
import type { QueryInput } from '../../parameters/input-types.ts'
import type { ParametersContract } from '../../engine/contract.ts'
import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'
import type { BodyOptions } from '../../engine/options.ts'

export const listErrorGroupsQuerySet: ParameterSet<ListErrorGroupsQuery> = {
  name: 'listErrorGroupsQuery',
  document: listErrorGroupsQuerySchema,
  documents: listErrorGroupsQueryDocuments,
  form: queryForm,
  keywords: listErrorGroupsQueryKeywords,
  check: checkListErrorGroupsQuery,
  rules: listErrorGroupsQueryRules,
}

/**
 * The query parameters of `GET /v1/error-groups`, as a `URLSearchParams`, a query string or a plain object. The result
 * is a new object with parsed numbers and booleans, and with the defaults.
 *
 * Service description, "List error groups". `limit` is an integer, at least 1, at most 100, 10 by default; `page` is a
 * number, 1 by default.
 *
 * @example
 * listErrorGroupsQuery.parse('limit=20') // { limit: 20, page: 1 }
 */
export const listErrorGroupsQuery: ParametersContract<
  QueryInput<ListErrorGroupsQuery>,
  Required<ListErrorGroupsQuery>,
  BodyOptions
> = /* @__PURE__ */ defineParameters(listErrorGroupsQuerySet)
