import type { EnvironmentVariable, WebhookParameter } from '../generated/types.ts'
import type { Entry } from './redactable-entries.ts'

type Item = EnvironmentVariable & WebhookParameter

/** What says of an item that its `value` is a secret. */
const flags: readonly string[] = ['secret', 'locked'] satisfies (keyof Item)[]

const isAuthorization = (name: unknown): boolean => typeof name === 'string' && name.toLowerCase() === 'authorization'

const isSet = (flag: unknown): boolean => flag !== undefined && flag !== null && flag !== false

/** Tells of the fields of one object which are secrets. */
export function secretInObject(entries: readonly Entry[]): (at: number) => boolean {
  const hidesValue = entries.some(
    ([name, value]) => (flags.includes(name) && isSet(value)) || (name === 'key' && isAuthorization(value)),
  )
  return (at) => {
    const name = entries[at]?.[0]
    return isAuthorization(name) || (hidesValue && name === 'value')
  }
}

/** Tells the same of the items of one list, where a bearer credential after the name of its header is one too. */
export function secretInList(entries: readonly Entry[]): (at: number) => boolean {
  const isSecretField = secretInObject(entries)
  return (at) => {
    const value = entries[at]?.[1]
    const isCredential = typeof value === 'string' && /^bearer\s/i.test(value)
    return (isCredential && isAuthorization(entries[at - 1]?.[1])) || isSecretField(at)
  }
}
