// Sample calls of arbitraries, which return the same values at every call.
import * as fc from 'fast-check'
import * as testing from 'monitor-contract/testing'
import { isBodyName, isList, isMonitor, isUpdate, type BodyName } from '../helpers/body-contracts.ts'
import { inOne, type Rows, type Samples } from './samples.ts'

/** Returns the calls of every arbitrary. */
export const arbitrarySamples = (): Rows =>
  inOne(Object.keys(testing.arbitraries), (name) => ({ [`arbitraries.${name}`]: arbitrary(...arbitraryOptions(name)) }))

/** An arbitrary that exposes its random number generator. */
class Capture extends fc.Arbitrary<number> {
  random: fc.Random | undefined

  generate(random: fc.Random): fc.Value<number> {
    this.random = random.clone()
    return new fc.Value(0, undefined)
  }

  canShrinkWithoutContext(value: unknown): value is number {
    return value === 0
  }

  shrink(): fc.Stream<fc.Value<number>> {
    return fc.Stream.nil()
  }
}

const capture = new Capture()
fc.sample(capture, { numRuns: 1, seed: 7 })

/** Returns values of an arbitrary, the same at every call. */
function generated(arbitrary: unknown): unknown {
  const { random } = capture
  if (random === undefined || !(arbitrary instanceof fc.Arbitrary)) return arbitrary
  const source = random.clone()
  return Array.from({ length: 5 }, (_, index): unknown => arbitrary.generate(source, index + 2).value)
}

const arbitrary = (...options: readonly object[]): Samples => ({ of: [[], ...options.map((o) => [o])], use: generated })

/**
 * Returns fields to fix in generated bodies. They depend on the body, because not every body accepts the same values.
 */
function fixedFields(name: BodyName): object {
  if (isUpdate(name)) return { frequencyOffset: 700, name: 'a' }
  if (isMonitor(name)) return { degradedPacketLossThreshold: 30 }
  return isList(name) ? { checkId: 5 } : { rawErrorMessage: null }
}

const arbitraryOptions = (name: string): readonly object[] =>
  isBodyName(name) ? [{ unlisted: true }, { fixed: fixedFields(name) }] : []
