// Lists every body contract with its arbitraries, for the tests of this folder.
import type * as fc from 'fast-check'
import { arbitraries, type InvalidValue } from 'monitor-contract/testing'
import {
  bodyContracts,
  bodyNames,
  type AnyContract,
  type BodyName,
} from '../helpers/body-contracts.ts'

/** A body contract with its arbitraries. */
interface Case {
  readonly name: string
  readonly contract: AnyContract
  readonly valid: (options?: { readonly unlisted?: boolean }) => fc.Arbitrary<unknown>
  readonly invalid: () => fc.Arbitrary<InvalidValue>
}

/** The name of the arbitrary of invalid bodies. */
const invalidName = (name: BodyName) =>
  `invalid${name.charAt(0).toUpperCase()}${name.slice(1)}` as `invalid${Capitalize<BodyName>}`

/** Every body contract with its arbitraries. */
export const bodies: readonly Case[] = bodyNames.map((name) => ({
  name,
  contract: bodyContracts[name],
  valid: arbitraries[name],
  invalid: arbitraries[invalidName(name)],
}))
