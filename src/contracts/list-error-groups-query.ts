import { checkListErrorGroupsQuery } from '../generated/checks.js'
import { listErrorGroupsQueryDocuments } from '../generated/references.ts'
import { listErrorGroupsQuerySchema } from '../generated/schemas/list-error-groups-query.ts'
import type { ListErrorGroupsQuery } from '../generated/types.ts'
import { queryForm } from '../parameters/form.ts'
import type { QueryInput } from '../parameters/input.ts'
import { listErrorGroupsQueryNotices } from '../rules/index.ts'
import type { ParametersContract } from './contract.ts'
import { defineParameters, type ParameterSet } from './define-parameters.ts'
import type { Options } from './options.ts'

export const listErrorGroupsQuerySet: ParameterSet<ListErrorGroupsQuery> = {
  name: 'listErrorGroupsQuery',
  document: listErrorGroupsQuerySchema,
  documents: listErrorGroupsQueryDocuments,
  form: queryForm,
  check: checkListErrorGroupsQuery,
  notices: listErrorGroupsQueryNotices,
}

/**
 * The query parameters of `GET /v1/error-groups`, as a `URLSearchParams`, a query string or a plain object; the answer
 * is a new object with numbers in place of their text and with the defaults filled in.
 *
 * Carries out List error groups: `limit` is an integer from 1 to 100, 10 by default, and `page` a number, 1 by default.
 *
 * @example
 * listErrorGroupsQuery.parse('limit=20') // { limit: 20, page: 1 }
 */
export const listErrorGroupsQuery: ParametersContract<
  QueryInput<ListErrorGroupsQuery>,
  Required<ListErrorGroupsQuery>,
  Options
> = /* @__PURE__ */ defineParameters(listErrorGroupsQuerySet)
