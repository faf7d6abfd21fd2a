import type { Path } from '../index.ts'
import { wrongOption } from '../values/own-options.ts'
import type { LocatedDocument, LocatedValue } from './located.ts'
import { stepsOf } from './pointer.ts'

/** A value to validate, with its path in the document. */
export interface Place {
  readonly path: Path
  readonly value: unknown
  readonly located: () => LocatedValue
}

/**
 * Returns the steps of the option `at`; none if it is undefined.
 *
 * @throws TypeError if it is not a JSON Pointer
 */
export function placeSteps(at: unknown): readonly string[] {
  if (at === undefined) return []
  const steps = typeof at === 'string' ? stepsOf(at) : undefined
  if (steps === undefined) throw wrongOption('at', 'a JSON Pointer')
  return steps
}

/** Returns the places of a document, in the order of the text. The step `*` stands for every field and every item. */
export function placesIn({ value, root }: LocatedDocument, steps: readonly string[]): readonly Place[] {
  let places: Place[] = [{ path: [], value, located: root }]
  for (const step of steps) {
    places = places.flatMap((place) =>
      [...place.located().fields()]
        .filter(([name]) => step === '*' || step === name)
        .map(([name, field]): Place => {
          const value: unknown = Reflect.get(Object(place.value), name)
          return { path: [...place.path, name], value, located: () => field.value }
        }),
    )
  }
  return steps.length === 0 ? places : places.sort((a, b) => a.located().start - b.located().start)
}
