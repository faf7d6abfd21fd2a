import type { contracts } from '../contenders/index.ts'
import { bodyWithTwoWarnings, fullBody } from './bodies.ts'
import { listOfGroups } from './lists.ts'
import { withMistakes } from './mistakes.ts'
import { bodiesOfShapes } from './shapes.ts'

/** Values that all contenders validate one after the other. */
export interface Scenario {
  readonly title: string
  readonly contract: (typeof contracts)[number]
  readonly valid: boolean
  readonly values: readonly unknown[]
}

const bodies = (title: string, values: readonly unknown[], valid = true): Scenario => ({
  title,
  contract: 'update',
  valid,
  values,
})

const shapes = (count: number): Scenario =>
  bodies(
    `bodies of ${count.toLocaleString('en')} ${count === 1 ? 'shape' : 'shapes'}`,
    bodiesOfShapes(count),
  )

export const scenarios: Readonly<Record<string, Scenario>> = {
  full: bodies('a full body', [fullBody]),
  'two-warnings': bodies('a full body with two warnings', [bodyWithTwoWarnings]),
  'shapes-1': shapes(1),
  'shapes-16': shapes(16),
  'shapes-64': shapes(64),
  'shapes-256': shapes(256),
  'shapes-1024': shapes(1024),
  'six-mistakes': bodies('a full body with six mistakes', withMistakes([fullBody], 6), false),
  'six-mistakes-1': bodies(
    'one shape with six mistakes',
    withMistakes(bodiesOfShapes(1), 6),
    false,
  ),
  'six-mistakes-256': bodies(
    '256 shapes with six mistakes',
    withMistakes(bodiesOfShapes(256), 6),
    false,
  ),
  'twenty-mistakes-256': bodies(
    '256 shapes with twenty mistakes',
    withMistakes(bodiesOfShapes(256), 20),
    false,
  ),
  'groups-100': {
    title: 'a list of 100 groups',
    contract: 'error-group-list',
    valid: true,
    values: [listOfGroups(100)],
  },
}
