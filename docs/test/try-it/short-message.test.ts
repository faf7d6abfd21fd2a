import { expect, it } from 'vitest'
import { shortMessage } from '../../try-it/short-message.ts'

it('leaves a message of 120 characters whole', () => {
  expect(shortMessage('a'.repeat(120))).toBeUndefined()
})

it('cuts a longer message after a whole value', () => {
  const values = Array.from({ length: 40 }, (_, index) => `value-${index}`).join(', ')
  const message = `frequency must be one of ${values}.`
  const short = shortMessage(message) ?? ''
  expect(short).toBe(
    'frequency must be one of value-0, value-1, value-2, value-3, value-4, value-5, value-6, value-7 …',
  )
  expect(message).toContain(short.replace(' …', ','))
})

it('cuts a message without spaces after 100 characters', () => {
  expect(shortMessage('値'.repeat(200))).toBe(`${'値'.repeat(100)} …`)
})
