// Tests that `unknownFields: 'error'` makes an unknown field an error at every depth, whatever the other options say.
import { expect, it } from 'vitest'
import { bodyContracts, bodyNames, isList, isUpdate } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { minimalObject } from '../helpers/minimal-bodies.ts'
import { describedPlaces } from '../helpers/described-places.ts'

/** Returns a value with an object that has an unknown field at a place, such as `/request/assertions/*`. */
function withUnknownField([step, ...rest]: readonly string[], value: object): object {
  if (step === undefined) return { ...value, colour: 1 }
  return step === '*' ? [withUnknownField(rest, value)] : { ...value, [step]: withUnknownField(rest, {}) }
}

const cases = bodyNames.flatMap((name) =>
  describedPlaces(name)
    .filter(({ schema }) => schema.properties !== undefined)
    .map(({ place }) => ({ name, place, body: withUnknownField(place.split('/').slice(1), minimalObject(name)) })),
)

it.each(cases)('an unknown field of $name is an error in $place with any other options', ({ name, place, body }) => {
  const strict = everyOption[name].filter((options) => 'unknownFields' in options && options.unknownFields === 'error')
  const accepting = isUpdate(name) ? [{ baseline: body, unchanged: 'accept', unknownFields: 'error' }] : []
  const pointer = `${place.replaceAll('*', '0')}/colour`
  for (const options of [...strict, ...accepting]) {
    const { errors } = bodyContracts[name].validate(body, { ...options, maxIssues: undefined })
    expect(errors.map((error) => `${error.pointer} ${error.code}`)).toContain(`${pointer} unknown-field`)
    expect(bodyContracts[name].is(body, options)).toBe(false)
  }
})

it('the places are objects in objects and in lists, of every contract', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(bodyNames.length)
  expect(cases.filter(({ name }) => isList(name)).length).toBeGreaterThan(0)
  expect(cases.map(({ place }) => place)).toContain('/request/assertions/*')
})
