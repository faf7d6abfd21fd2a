import type { ContractName } from '../contenders/contender.ts'
import { bodyWithSixMistakes, bodyWithSixWarnings, fullBody, minimalBody } from './bodies.ts'
import { textOfGroups, textOfUnknownNames, textOfWrongItems } from './lists.ts'
import {
  hostileText,
  textsOfCodes,
  textsOfVectors,
  textsWithInvalidEnd,
  textsWithManyMistakes,
  textsWithMistakes,
  textsWithSlips,
} from './mistakes.ts'
import { textsOfShapes } from './shapes.ts'

/** Values that all contenders validate one after the other. */
export interface Scenario {
  readonly title: string
  readonly contract: ContractName
  readonly valid: boolean
  /** Returns the JSON texts of the values, which can be large. */
  readonly texts: () => readonly string[]
  /**
   * Returns a text of a fifth of the size, as a trial for a value of a million parts. One call of that value is a
   * sample.
   */
  readonly trial?: () => string
}

const body = (title: string, value: unknown, valid = true): Scenario => ({
  title,
  contract: 'update',
  valid,
  texts: () => [JSON.stringify(value)],
})

const shapes = (count: number): Scenario => ({
  title: `bodies of ${count.toLocaleString('en')} ${count === 1 ? 'shape' : 'shapes'}`,
  contract: 'update',
  valid: true,
  texts: () => textsOfShapes(count),
})

const groups = (length: number): Scenario => ({
  title: `a list of ${length.toLocaleString('en')} ${length === 1 ? 'group' : 'groups'}`,
  contract: 'error-group-list',
  valid: true,
  texts: () => [textOfGroups(length)],
})

const wrong = (title: string, texts: () => readonly string[]): Scenario => ({
  title,
  contract: 'update',
  valid: false,
  texts,
})

/** Returns two scenarios of the same mistakes: in bodies of one shape, and in bodies of 256 shapes. */
const wrongInShapes = (
  name: string,
  title: string,
  texts: (shapes: number) => readonly string[],
): Readonly<Record<string, Scenario>> => ({
  [`${name}-1`]: wrong(`one shape with ${title}`, () => texts(1)),
  [`${name}-256`]: wrong(`256 shapes with ${title}`, () => texts(256)),
})

const million = 1_000_000

const heavy = (title: string, contract: ContractName, valid: boolean, textOf: (parts: number) => string): Scenario => ({
  title,
  contract,
  valid,
  texts: () => [textOf(million)],
  trial: () => textOf(million / 5),
})

export const scenarios: Readonly<Record<string, Scenario>> = {
  full: body('a full body', fullBody),
  minimal: body('a minimal body', minimalBody),
  'shapes-1': shapes(1),
  'shapes-16': shapes(16),
  'shapes-64': shapes(64),
  'shapes-256': shapes(256),
  'shapes-1024': shapes(1024),
  'six-mistakes': body('a body with six mistakes', bodyWithSixMistakes, false),
  'first-field': wrong('256 shapes, the first field invalid', () => textsWithInvalidEnd(256, 'first')),
  'last-field': wrong('256 shapes, the last field invalid', () => textsWithInvalidEnd(256, 'last')),
  ...wrongInShapes('one-mistake', 'one mistake', (shapes) => textsWithMistakes(shapes, 1)),
  ...wrongInShapes('two-mistakes', 'two mistakes', (shapes) => textsWithMistakes(shapes, 2)),
  ...wrongInShapes('six-mistakes', 'six mistakes', (shapes) => textsWithMistakes(shapes, 6)),
  ...wrongInShapes('twenty-mistakes', 'twenty mistakes', (shapes) => textsWithMistakes(shapes, 20)),
  ...wrongInShapes('hundred-mistakes', 'a hundred mistakes', textsWithManyMistakes),
  ...wrongInShapes('slips', 'mistakes that people make', textsWithSlips),
  ...wrongInShapes('vectors', 'mistakes of the conformance vectors', textsOfVectors),
  hostile: wrong('100 wrong items, 1,000 unknown names and one of 100 kB', () => [hostileText()]),
  'each-code': wrong('a body for each error code', textsOfCodes),
  'six-warnings': body('a body that calls for six warnings', bodyWithSixWarnings),
  'groups-1': groups(1),
  'groups-100': groups(100),
  'groups-10000': groups(10_000),
  'groups-1000000': heavy('a list of 1,000,000 groups', 'error-group-list', true, textOfGroups),
  'wrong-items': heavy('1,000,000 wrong items', 'update', false, textOfWrongItems),
  'unknown-names': heavy('1,000,000 unknown names', 'update', true, textOfUnknownNames),
}
