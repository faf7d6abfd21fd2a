import { readVectors } from '../../test/helpers/vectors.ts'
import { addressesOf } from '../build.ts'
import type { Check, ContractName } from '../contenders/contender.ts'

const contracts: Readonly<Record<string, ContractName>> = {
  icmpMonitorUpdate: 'update',
  errorGroupList: 'error-group-list',
}

/** The results of a contender for the conformance vectors without options. */
export interface Deviations {
  readonly cases: number
  /** The names of the vectors with another result, and that result. */
  readonly names: readonly string[]
}

function answerOf(check: Check, value: unknown): string {
  try {
    return check.is(value) ? 'accepts' : 'refuses'
  } catch {
    return 'throws'
  }
}

export async function findDeviations(contender: string): Promise<Deviations> {
  const cases = readVectors().filter(({ contract, options }) => contract in contracts && options === undefined)
  const names: string[] = []
  for (const { contract, name, value, valid } of cases) {
    const check = (await import(addressesOf(contender)[contracts[contract] ?? 'update'])) as Check
    const answer = answerOf(check, value)
    if (answer !== (valid ? 'accepts' : 'refuses')) names.push(`${answer}: ${name}`)
  }
  return { cases: cases.length, names }
}
