import type { BodyOptions, Contract, Options, ParametersContract, ResponseOptions } from 'monitor-contract'
import type { TextResult } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { parseDocument, stringify } from 'yaml'
import { contracts, type KindName } from './kinds.ts'
import { outcomeOf, readBaseline, type ValidationInput, type ValidationOutcome } from './validate.ts'
import { optionSets, type OptionSets } from './validators.ts'

type Validator = (text: string, options: OptionSets) => readonly TextResult<unknown>[]

const body =
  <T>(contract: Contract<T, ResponseOptions>): Validator =>
  (text, { response }) =>
    validateYaml(contract, text, response)

const query =
  <Input, T>(contract: ParametersContract<Input, T, BodyOptions>): Validator =>
  (text, options) =>
    validateYaml(contract, text, options.body)

const parameters =
  <Input, T>(contract: ParametersContract<Input, T, Options>): Validator =>
  (text, { all }) =>
    validateYaml(contract, text, all)

const none: Validator = () => []

/** The validation of a YAML text as each kind of document. A request is always JSON. */
const validators: Readonly<Record<KindName, Validator>> = {
  icmpMonitorUpdate: (text, { update }) => validateYaml(contracts.icmpMonitorUpdate, text, update),
  icmpMonitor: body(contracts.icmpMonitor),
  errorGroup: body(contracts.errorGroup),
  errorGroupList: body(contracts.errorGroupList),
  updateRequest: none,
  listRequest: none,
  updateIcmpMonitorParams: parameters(contracts.updateIcmpMonitorParams),
  updateIcmpMonitorQuery: query(contracts.updateIcmpMonitorQuery),
  updateIcmpMonitorHeaders: parameters(contracts.updateIcmpMonitorHeaders),
  listErrorGroupsQuery: query(contracts.listErrorGroupsQuery),
  listErrorGroupsHeaders: parameters(contracts.listErrorGroupsHeaders),
}

/** Validates every document of a YAML text. Fixes are for JSON only. */
export function validateYamlText(input: ValidationInput): ValidationOutcome {
  const { kind, text, choices } = input
  const baseline = readBaseline(input)
  const results = validators[kind](text, optionSets(kind, choices, baseline.value))
  const errors = results.flatMap((result) => [...result.errors])
  const isParsed = !errors.some(({ code }) => code === 'yaml-syntax')
  return outcomeOf(input, baseline, {
    result: {
      errors,
      warnings: results.flatMap(({ warnings }) => [...warnings]),
      truncated: results.some(({ truncated }) => truncated),
    },
    isParsed,
    value: isParsed && results.length === 1 ? valueOf(text) : undefined,
    markOf: ({ range: { start, end } }) => ({ from: start.offset, to: end.offset }),
    fixesOf: () => [],
  })
}

/** Returns the value of a YAML text that \`validateYaml\` can read. */
const valueOf = (text: string): unknown => parseDocument(text, { schema: 'core', logLevel: 'silent' }).toJS()

/** Returns a JSON text as YAML. */
export const toYaml = (text: string): string => stringify(JSON.parse(text))

/** Returns a YAML text as JSON. */
export const toJson = (text: string): string => JSON.stringify(valueOf(text), null, 2)
