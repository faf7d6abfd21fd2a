import {
  english,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  thresholdRange,
  type AnyIssue,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { german } from '../german.ts'

/** The number of values for each contract. */
const numRuns = 500

const messages = german
const { maximum } = thresholdRange('maxResponseTime')

/** Fails if a message has a placeholder, an English word or the same text as in English. */
function expectGerman(found: readonly AnyIssue[]): void {
  for (const { code, message } of found) {
    expect(message, code).toMatch(/^\S.*[.?]$/u)
    expect(message, code).not.toMatch(/\b(?:undefined|NaN|must|should|is|not)\b(?!“)|\[object/u)
  }
}

it.each([
  ['an update', arbitraries.invalidIcmpMonitorUpdate(), icmpMonitorUpdate],
  ['a monitor', arbitraries.invalidIcmpMonitor(), icmpMonitor],
  ['a list of error groups', arbitraries.invalidErrorGroupList(), errorGroupList],
])('writes each message about %s in German', (_, invalid, contract) => {
  const check = fc.property(invalid, ({ value }) => {
    const { errors, warnings } = contract.validate(value, { messages })
    expectGerman([...errors, ...warnings])
  })
  fc.assert(check, { numRuns })
})

it('writes each message about a request in German', () => {
  const check = fc.property(arbitraries.invalidUpdateIcmpMonitorRequest(), ({ value }) => {
    const options = {
      messages,
      baseline: { frequency: 5, degradedPacketLossThreshold: 30 },
    } as const
    const { errors, warnings } = operations.updateIcmpMonitor.validateRequest(
      value as object,
      options,
    )
    expectGerman([...errors, ...warnings])
  })
  fc.assert(check, { numRuns })
})

const update = { heartbeat: {}, script: '' }

it.each<[fields: object, baseline: object | undefined, message: string]>([
  [
    { frequency: '5' },
    undefined,
    'frequency muss 0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720 oder 1440 Minuten betragen. ' +
      'Ein Text ist nicht zulässig.',
  ],
  [{ name: 5 }, undefined, 'name muss ein Text sein, keine Zahl.'],
  [
    { maxResponseTime: maximum + 1 },
    undefined,
    `maxResponseTime darf höchstens ${maximum} ms betragen.`,
  ],
  [{ activted: true }, undefined, 'Das Feld „activted“ ist unbekannt. Meinten Sie „activated“?'],
  [
    { frequencyOffset: 51 },
    { frequency: 5 },
    'frequencyOffset muss zwischen 1 und 50 liegen, wenn frequency (gespeichert) 5 Minuten beträgt.',
  ],
  [
    { frequencyOffset: 601 },
    undefined,
    'frequencyOffset muss zwischen 1 und 600 liegen: Mehr erlaubt frequency mit keinem Wert.',
  ],
  [{ tags: ['a', 'a'] }, undefined, 'tags[1] steht schon in der Liste, an der Stelle 1.'],
  [
    { heartbeat: { name: 'edge', frequency: 5 } },
    undefined,
    'heartbeat enthält Felder des Monitors: name und frequency. ' +
      'Sind sie eine Ebene zu weit eingerückt?',
  ],
])('writes the message about %j beside %j', (fields, baseline, message) => {
  const options = { messages, ...(baseline && { baseline }) }
  const { errors, warnings } = icmpMonitorUpdate.validate({ ...update, ...fields }, options)
  expect([...errors, ...warnings].map((issue) => issue.message)).toContain(message)
})

it('has a message for each code that can occur', () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
})
