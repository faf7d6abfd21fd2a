import {
  icmpMonitorUpdate,
  operations,
  type BodyOptions,
  type Contract,
  type Options,
  type ParametersContract,
  type ResponseOptions,
  type UpdateOptions,
} from 'monitor-contract'
import { validateText, type ParsedJson } from 'monitor-contract/text'
import type { Choices } from './choices.ts'
import { contracts, hasOption, type KindName } from './kinds.ts'
import { locateRequest, type LocatedResult } from './locate.ts'

/** The options of a call, for each group of contracts. */
export interface OptionSets {
  readonly update: UpdateOptions
  readonly response: ResponseOptions
  readonly body: BodyOptions
  readonly all: Options
}

export function optionSets(kind: KindName, choices: Choices, baseline: object | undefined): OptionSets {
  const all: Options = {
    maxIssues: choices.maxIssues,
    ...(choices.label === 'last' && { label: (path) => String(path.at(-1)) }),
  }
  const body: BodyOptions = {
    ...all,
    ...(choices.unknownFields !== 'default' && { unknownFields: choices.unknownFields }),
  }
  const hasBaseline = baseline !== undefined && hasOption(kind, 'baseline')
  return {
    all,
    body,
    response: { ...body, reader: choices.reader },
    update: hasBaseline ? { ...body, baseline, unchanged: choices.unchanged } : body,
  }
}

type Validator = (text: string, parsed: ParsedJson, options: OptionSets) => LocatedResult

const { updateIcmpMonitor, listErrorGroups } = operations

const body =
  <T>(contract: Contract<T, ResponseOptions>): Validator =>
  (text, _parsed, { response }) =>
    validateText(contract, text, response)

const query =
  <Input, T>(contract: ParametersContract<Input, T, BodyOptions>): Validator =>
  (text, _parsed, options) =>
    validateText(contract, text, options.body)

const parameters =
  <Input, T>(contract: ParametersContract<Input, T, Options>): Validator =>
  (text, _parsed, { all }) =>
    validateText(contract, text, all)

/** The validation of a text as each kind of document. */
export const validators: Readonly<Record<KindName, Validator>> = {
  icmpMonitorUpdate: (text, _parsed, { update }) => validateText(icmpMonitorUpdate, text, update),
  icmpMonitor: body(contracts.icmpMonitor),
  errorGroup: body(contracts.errorGroup),
  errorGroupList: body(contracts.errorGroupList),
  updateRequest: (text, parsed, { update }) =>
    locateRequest(text, parsed, (request) => updateIcmpMonitor.validateRequest(request, update)),
  listRequest: (text, parsed, options) =>
    locateRequest(text, parsed, (request) => listErrorGroups.validateRequest(request, options.body)),
  updateIcmpMonitorParams: parameters(contracts.updateIcmpMonitorParams),
  updateIcmpMonitorQuery: query(contracts.updateIcmpMonitorQuery),
  updateIcmpMonitorHeaders: parameters(contracts.updateIcmpMonitorHeaders),
  listErrorGroupsQuery: query(contracts.listErrorGroupsQuery),
  listErrorGroupsHeaders: parameters(contracts.listErrorGroupsHeaders),
}
