import { describe, expect, it } from 'vitest'
import { readList } from '../../src/reader/read-list.ts'
import {
  aCleanRecord,
  aFilledArray,
  anArray,
  anObject,
  aWrongArray,
  keepPart,
  keepWrong,
  longerThan,
  readClosed,
  recordOf,
  type Reading,
} from '../../src/reader/reading.ts'

const reading = (told: Partial<Reading> = {}): Reading => ({
  keep: true,
  limit: Infinity,
  holes: Infinity,
  wrong: 0,
  room: 9,
  names: 0,
  ...told,
})

const clean = {}
const bad = { bad: true }
const named = { named: true }

/** Reads items of three kinds, and notes what it is given. */
function reader() {
  const given: unknown[] = []
  const read = (value: unknown, told: Reading): unknown => {
    given.push(value)
    if (value === bad) told.wrong++
    if (value === named) told.names++
    return value === clean ? aCleanRecord : value === bad || value === named ? value : readClosed(value)
  }
  return { given, read }
}

/** The items that are read of a list. */
function readOf(list: readonly unknown[], told?: Partial<Reading>): readonly unknown[] {
  const { given, read } = reader()
  readList(list, reading(told), read)
  return given
}

const kept = (list: readonly unknown[], told?: Partial<Reading>): readonly unknown[] =>
  readList(list, reading(told), reader().read)

describe('of a list is kept', () => {
  it('each item that there is something to say of, at its place', () => {
    expect(kept([clean, bad, clean, named, clean])).toEqual([aCleanRecord, bad, aCleanRecord, named])
    expect(kept([clean, 5])).toEqual([aCleanRecord, 5])
  })

  it('whether it holds something, where nothing is to be said', () => {
    expect(kept([])).toBe(anArray)
    expect(kept([clean, clean])).toBe(aFilledArray)
  })

  it('nothing for a verdict', () => {
    expect(kept([clean, bad], { keep: false })).toBe(aWrongArray)
    expect(kept([clean], { keep: false })).toBe(aFilledArray)
  })
})

describe('of a list is read', () => {
  it('each item, up to as many wrong ones as are asked for', () => {
    expect(readOf([clean, named, clean])).toHaveLength(3)
    expect(readOf([bad, clean, bad, clean, bad], { limit: 2 })).toHaveLength(3)
    expect(readOf([5, 5, 5], { limit: 2 })).toHaveLength(2)
  })

  it('as many holes as are asked for, and of what is wrong besides all', () => {
    expect(readOf(Array(5), { holes: 2 })).toHaveLength(2)
    expect(readOf([5, bad, 5, bad], { holes: 2 })).toHaveLength(4)
  })

  it('what it holds itself, whatever stands on its prototypes', () => {
    class Items extends Array<unknown> {}
    const inheriting: unknown[] = Object.setPrototypeOf(
      Array(1),
      Object.create(Array.prototype, { 0: { value: 5 } }) as object,
    ) as unknown[]
    expect([readOf(Items.of<unknown>(clean, bad)), readOf(inheriting)]).toEqual([[clean, bad], [undefined]])
    Object.defineProperty(Array.prototype, 0, { value: 5, configurable: true, writable: true })
    const items = [readOf([clean, bad]), readOf(Array(1))].map(([first]) => first)
    Reflect.deleteProperty(Array.prototype, 0)
    expect(items).toEqual([clean, undefined])
  })
})

describe('of a record is kept', () => {
  const wrong = [{ name: 'a', value: 5 }]

  it('no field for a verdict, but that one is wrong', () => {
    expect([true, false].map((keep) => keepWrong(undefined, 'a', 5, reading({ keep })))).toEqual([wrong, []])
  })

  it.each([
    ['null', null, true],
    ['a clean record', aCleanRecord, true],
    ['a record that rules read', { ...aCleanRecord, source: 'LATENCY' }, true],
    ['an empty list', anArray, true],
    ['a filled list', aFilledArray, true],
    ['a list that rules read', [{ ...aCleanRecord, source: 'LATENCY' }], true],
    ['an object that is not looked into', anObject, false],
    ['a wrong list', aWrongArray, false],
    ['a list with one wrong item', [aCleanRecord, 5], false],
    ['a list in a list', [anArray], false],
    ['a list that is too long', longerThan(2), false],
    ['a list that is too long and wrong', longerThan(2, [anObject]), false],
  ])('a part of which there is something to say: %s', (_, part, isClean) => {
    expect(keepPart(undefined, 'a', part, reading())).toEqual(isClean ? undefined : [{ name: 'a', value: part }])
  })

  it('that it is clean where no part is kept, and no name', () => {
    expect(recordOf(undefined, undefined)).toBe(aCleanRecord)
    expect([recordOf(wrong, undefined), recordOf(undefined, ['x'])]).toEqual([
      { $parts: wrong, $unlisted: undefined, $clean: false },
      { $parts: undefined, $unlisted: ['x'], $clean: false },
    ])
  })
})
