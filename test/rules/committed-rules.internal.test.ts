import { expect, it } from 'vitest'
import { celOf, rulesDocument } from '../../src/generate/rules/rules-document.ts'
import { packetLossOrder } from '../../src/rules/packet-loss-order.ts'
import { subMinuteFrequency } from '../../src/rules/sub-minute-frequency.ts'
import { ruleRecords } from '../helpers/rules-document.ts'

it('the committed rules.json has the expressions and messages in the files of the rules', () => {
  expect(ruleRecords).toEqual(JSON.parse(rulesDocument()))
})

it('a rule that compares fields must have CEL, or state why it has none', () => {
  const description = { meaning: 'It is broken.', examples: [] }
  expect(() => celOf(packetLossOrder, description, 'update', {})).toThrow(
    'src/rules/packet-loss-order.ts compares degradedPacketLossThreshold and maxPacketLossThreshold, so its ' +
      'documentation needs `cel`, or `withoutCel` with the reason why CEL cannot express the rule.',
  )
  expect(celOf(packetLossOrder, { ...description, withoutCel: 'Needs arithmetic.' }, 'update', {})).toBeUndefined()
  expect(celOf(subMinuteFrequency, description, 'update', {})).toBeUndefined()
})
