import { ownOptions } from '../schema/own-options.ts'
import type { Internals } from './contract-internals.ts'
import {
  entriesOf,
  isPackageCode,
  resolveOptions,
  unknownCode,
  type GivenOptions,
} from './options.ts'
import { ownRulesIn, type OwnRule } from './own-rules.ts'

/**
 * Returns several contracts, such as those of the parts of a request, with the options of one call.
 * Each contract gets the options that it knows, the rules that were made for it, and the codes that
 * it has.
 *
 * @throws TypeError for an option, a rule or a code that no contract knows, or a wrong option value
 */
export function shareOptions<Each extends Internals>(
  contracts: readonly Each[],
  given: unknown,
): readonly Each[] {
  const names = new Set(contracts.flatMap(({ description }) => description.optionNames))
  const own: GivenOptions = ownOptions(given, [...names])
  const withRules = addRules(contracts, own.rules)
  const codes = new Set(withRules.flatMap(({ options }) => [...options.severities.keys()]))
  const severity = entriesOf('severity', own.severity)
  const messages = entriesOf('messages', own.messages)
  for (const [code] of severity) if (!codes.has(code)) throw unknownCode('severity', code, codes)
  for (const [code] of messages)
    if (!codes.has(code) && !isPackageCode(code)) throw unknownCode('messages', code, codes)

  return withRules.map((contract) => {
    const { description, options } = contract
    const hasCode = ([code]: Entry): boolean => options.severities.has(code)
    const known = Object.entries(own).filter(
      ([name]) => name !== 'rules' && description.optionNames.some((option) => option === name),
    )
    const resolved = resolveOptions(description, options, {
      ...Object.fromEntries(known),
      severity: Object.fromEntries(severity.filter(hasCode)),
      messages: Object.fromEntries(
        messages.filter((entry) => hasCode(entry) || isPackageCode(entry[0])),
      ),
    })
    return { ...contract, options: resolved }
  })
}

/** Adds to each contract the rules that were made for it. */
function addRules<Each extends Internals>(
  contracts: readonly Each[],
  given: unknown,
): readonly Each[] {
  if (given === undefined) return contracts
  const rules = ownRulesIn(given)
  const names = contracts.map(({ description }) => description.name)
  const other = rules.find(({ contract }) => !names.includes(contract))
  if (other !== undefined)
    throw new TypeError(`The rule "${other.code}" is for the contract ${other.contract}.`)
  const rulesOf = ({ description: { name } }: Internals): readonly OwnRule[] =>
    rules.filter(({ contract }) => contract === name)
  return contracts.map((contract) => {
    const own = rulesOf(contract)
    if (own.length === 0) return contract
    const { description, options } = contract
    return { ...contract, options: resolveOptions(description, options, { rules: own }) }
  })
}

type Entry = readonly [code: string, value: unknown]
