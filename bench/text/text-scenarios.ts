import { scenarios } from '../scenarios/index.ts'
import { textOfMistakeBesideNumbers, textOfWrongGroups } from '../scenarios/lists.ts'
import type { ContractName } from '../contenders/contender.ts'

const chosen = ['full', 'shapes-256', 'six-mistakes', 'six-warnings', 'groups-100']

/** The measured texts: those of scenarios, a list whose groups are all wrong, and the least favourable text. */
export const textScenarios: readonly TextScenario[] = [
  ...Object.entries(scenarios).flatMap(([name, { title, contract, texts }]) =>
    chosen.includes(name) ? [{ title, contract, texts: texts() }] : [],
  ),
  { title: 'a list of 1,000 wrong groups', contract: 'error-group-list', texts: [textOfWrongGroups(1000)] },
  { title: 'one mistake beside 5,000 numbers', contract: 'update', texts: [textOfMistakeBesideNumbers(5000)] },
]

/** Texts that are validated one after the other. */
export interface TextScenario {
  readonly title: string
  readonly contract: ContractName
  readonly texts: readonly string[]
}
