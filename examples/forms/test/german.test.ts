// Tests the German messages of the forms.
import { icmpMonitorUpdate, type UpdateOptions } from 'monitor-contract'
import { expect, it } from 'vitest'
import { german } from '../german.ts'
import { labelOf } from '../fields.ts'

const messagesOf = (fields: object, baseline?: UpdateOptions['baseline']): string[] => {
  const options = { messages: german, label: labelOf, baseline }
  const { errors, warnings } = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', ...fields }, options)
  return [...errors, ...warnings].map(({ message }) => message)
}

it.each<[fields: object, message: string, baseline?: UpdateOptions['baseline']]>([
  [{ name: 5 }, 'Name muss ein Text sein, keine Zahl.'],
  [{ frequencyOffset: 5.5 }, 'Offset muss eine ganze Zahl sein.'],
  [{ maxResponseTime: 'x' }, 'maxResponseTime muss eine Zahl in Millisekunden oder null sein, kein Text.'],
  [{ maxResponseTime: 300_001 }, 'maxResponseTime darf höchstens 300000 ms betragen.'],
  [{ activted: true }, 'Unbekanntes Feld „activted“. Meinten Sie „activated“?'],
  [
    { frequency: 1, frequencyOffset: 11 },
    'Offset muss zwischen 1 und 10 liegen, wenn Time between runs 1 Minute beträgt.',
  ],
  [
    { frequencyOffset: 15 },
    'Offset muss 10, 20 oder 30 Sekunden betragen, wenn Time between runs (nicht angegeben) 0 ist.',
    { frequency: 0 },
  ],
  [
    { degradedPacketLossThreshold: 25, maxPacketLossThreshold: 5 },
    'Failing from darf nicht unter Degraded from liegen (25 %).',
  ],
  [
    { request: { assertions: [{ source: 'LATENCY', target: 'x' }] } },
    'request.assertions[0].target muss eine Latenz in Millisekunden sein, zum Beispiel 200.',
  ],
])('says what is wrong with %j: %s', (fields, message, baseline) => {
  expect(messagesOf(fields, baseline)).toEqual([message])
})
