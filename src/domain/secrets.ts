import type { EnvironmentVariable, WebhookParameter } from '../generated/types.ts'
import { memoize } from '../schema/once.ts'
import { contentIn, type ObjectContent } from './object-content.ts'

/** The secrets in the objects that a value contains. */
export interface Secrets {
  /** Returns whether the value of a field, an item or an entry is a secret, if it is not null. */
  readonly isSecret: (object: unknown, name: unknown) => boolean
  /** Returns whether `redact` replaces a value. */
  readonly isHidden: (object: unknown, name: unknown, value: unknown) => boolean
}

/** Finds the secrets in the objects that a value contains, given their contents. */
export function secretsIn(contents: ReadonlyMap<unknown, ObjectContent>): Secrets {
  /** Returns the items of a list or a `Set`. */
  const itemsOf = (value: unknown): readonly unknown[] | undefined => {
    const content = contents.get(value)
    return Array.isArray(content?.copy) || content?.copy instanceof Set ? content.values : undefined
  }

  /** Returns whether a value is null, or a list of objects as the schemas describe them. */
  const hasDescribedForm = memoize((value: unknown): boolean => {
    const items = value === null || value === undefined ? [] : itemsOf(value)
    return items !== undefined && items.every((item) => isDescribedItem(contents.get(item)))
  })

  /** Returns the names of the fields of an object. In a plan, the fields with values have the changed field's name. */
  const namesOf = ({ names, values }: ObjectContent): readonly unknown[] => {
    const changed = names.includes('path') ? itemsOf(values[names.indexOf('path')])?.at(-1) : undefined
    return changed === undefined ? names : names.map((name) => (planned.has(name) ? changed : name))
  }

  const channels = new Set<unknown>()
  for (const content of contents.values())
    for (const [index, name] of namesOf(content).entries()) if (isChannelName(name)) channels.add(content.values[index])
  for (const channel of channels) for (const item of itemsOf(channel) ?? []) channels.add(item)
  const belowChannels = new Set(channels)
  for (const part of belowChannels) for (const inside of contentIn(contents, part).values) belowChannels.add(inside)

  const secretsOf = memoize((object: unknown): ReadonlySet<unknown> => {
    const content = contentIn(contents, object)
    const { names, values } = content
    const meanings = namesOf(content)
    const isFlagged = names.some((name, index) => marksValue(name, values[index]))
    const isInChannel = belowChannels.has(object)
    const isList = Array.isArray(content.copy)
    const isChannelList = channels.has(object) && (itemsOf(object) !== undefined || content.copy instanceof Map)
    return new Set(
      names.filter((given, index) => {
        const name = meanings[index]
        return (
          isSecretName(name) ||
          (isFlagged && (given === 'value' || (planned.has(given) && names.includes('path')))) ||
          (isList && index > 0 && isSecretName(values[index - 1])) ||
          (isInChannel && name === 'url') ||
          (typeof values[index] === 'string' && (isChannelName(name) || isChannelList)) ||
          ((name === 'environmentVariables' || (isInChannel && (name === 'headers' || name === 'queryParameters'))) &&
            !hasDescribedForm(values[index]))
        )
      }),
    )
  })

  const insides = new Set<unknown>()
  for (const [object, { names, values }] of contents)
    for (const [index, name] of names.entries()) if (secretsOf(object).has(name)) insides.add(values[index])
  for (const inside of insides) for (const value of contentIn(contents, inside).values) insides.add(value)

  const isSecret: Secrets['isSecret'] = (object, name) => secretsOf(object).has(name)
  return {
    isSecret,
    isHidden: (object, name, value) =>
      (value !== null && value !== undefined && isSecret(object, name)) || (name === 'value' && insides.has(object)),
  }
}

/**
 * Returns whether the field is a flag, such as `locked: true`, or names a header, so that `value` beside it is secret.
 */
const marksValue = (name: unknown, value: unknown): boolean =>
  name === 'key' || name === 'name' ? isSecretName(value) : isFlag(name) && (value ?? false) !== false

const isFlag = (name: unknown): boolean =>
  name === ('secret' satisfies keyof FlaggedItem) || name === ('locked' satisfies keyof FlaggedItem)

type FlaggedItem = EnvironmentVariable & WebhookParameter

const isChannelName = (name: unknown): boolean => name === 'slack' || name === 'webhook'

/** Returns whether an object has the field `value`, as a variable or a parameter of a webhook, or no other content. */
const isDescribedItem = (content: ObjectContent | undefined): boolean =>
  content !== undefined &&
  content.copy === undefined &&
  (content.names.includes('value') ||
    content.names.every(
      (name, index) =>
        (name === 'key' && typeof content.values[index] === 'string') ||
        (isFlag(name) && typeof content.values[index] === 'boolean'),
    ))

/** The fields of a `PlannedChange` or `UncertainField` that have values. */
const planned: ReadonlySet<unknown> = /* @__PURE__ */ new Set(['from', 'to', 'merged', 'replaced'])

/** Returns whether a text is the name of a header with a secret, such as `Authorization` or `Cookie`. */
const isSecretName = (name: unknown): boolean =>
  typeof name === 'string' && /^(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i.test(name)
