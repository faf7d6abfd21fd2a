import type { EnvironmentVariable, WebhookParameter } from '../generated/types.ts'
import { memoize } from '../schema/memoize.ts'
import { addInner, contentIn, type Entry, type ObjectContent } from './object-content.ts'

/** Finds the secrets in the objects that a value contains, given their contents. */
export function secretsIn(contents: ReadonlyMap<unknown, ObjectContent>) {
  /** Returns the items of a list or a `Set`. */
  const itemsOf = (value: unknown): readonly Entry[] | undefined => {
    const { entries, copy } = contentIn(contents, value)
    return Array.isArray(copy) || copy instanceof Set ? entries : undefined
  }

  const isDescribed = memoize(isDescribedItem)

  /** Returns whether a value is null, or a list of objects as the schemas describe them. */
  const hasDescribedForm = memoize(
    (value: unknown): boolean =>
      value === null ||
      value === undefined ||
      itemsOf(value)?.every(([, item]) => isDescribed(contents.get(item))) === true,
  )

  const fieldsOf = memoize((object: unknown) => new Map(contentIn(contents, object).entries))

  /** Returns the field name of a value: in a plan, that of the changed field. */
  const fieldName = (object: unknown, name: unknown): unknown =>
    isPlanned(name) ? (itemsOf(fieldsOf(object).get('path'))?.at(-1)?.[1] ?? name) : name

  const channels = new Set<unknown>()
  for (const [object, { entries }] of contents)
    for (const [name, value] of entries)
      if (isChannelName(fieldName(object, name))) channels.add(value)
  for (const channel of channels) for (const [, item] of itemsOf(channel) ?? []) channels.add(item)
  const belowChannels = new Set(channels)
  addInner(belowChannels, contents)

  const secrets = new Map<unknown, ReadonlySet<unknown>>()
  const insides = new Set<unknown>()
  for (const [object, { entries, copy }] of contents) {
    const isFlagged = entries.some(marksValue)
    const isInChannel = belowChannels.has(object)
    const isChannelList = copy && channels.has(object)
    const names = new Set<unknown>()
    let previous: unknown
    for (const [given, value] of entries) {
      const name = fieldName(object, given)
      if (
        isSecretName(name) ||
        (isFlagged &&
          (given === 'value' ||
            (isPlanned(given) && fieldsOf(object).get('path') !== undefined))) ||
        (Array.isArray(copy) && isSecretName(previous)) ||
        (isInChannel && name === 'url') ||
        ((isChannelName(name) || isChannelList) &&
          // Nobody knows which part of a text, of bytes or of an instance of a class is the URL.
          (typeof value === 'string' ||
            contentIn(contents, value).prototype !== Object.prototype)) ||
        ((name === 'environmentVariables' ||
          (isInChannel && (name === 'headers' || name === 'queryParameters'))) &&
          !hasDescribedForm(value))
      ) {
        names.add(given)
        insides.add(value)
      }
      // A list of an odd length has all values after the name, and is not raw headers.
      if (entries.length % 2 === 0 || !isSecretName(previous)) previous = value
    }
    secrets.set(object, names)
    // A value that was secret before an update, or will be after it, is secret in the plan.
    const uncertain = entries.filter(([name, value]) => isUncertain(name) && contents.has(value))
    if (uncertain.length > 1) for (const [, value] of uncertain) insides.add(value)
    // An update does not change the channels, so `changes` does not tell which values were secret: all are hidden.
    if (fieldsOf(object).get('omitted'))
      insides.add(fieldsOf(fieldsOf(object).get('body')).get('alertChannels'))
  }
  addInner(insides, contents)

  /** Returns whether the value of a field, an item or an entry is a secret, if it is not null. */
  const isSecret = (object: unknown, name: unknown): boolean =>
    secrets.get(object)?.has(name) === true
  /** Returns whether `redact` replaces a value. */
  const isHidden = (object: unknown, name: unknown, value: unknown): boolean =>
    (value !== null && value !== undefined && isSecret(object, name)) ||
    (name === 'value' && insides.has(object))
  return { isSecret, isHidden }
}

const isUncertain = (name: unknown): boolean => name === 'merged' || name === 'replaced'

/**
 * Returns whether the field is a flag, such as `locked: true`, or names a header, so that `value` beside it is secret.
 */
const marksValue = ([name, value]: Entry): boolean =>
  name === 'key' || name === 'name'
    ? isSecretName(value)
    : isFlag(name) && (value ?? false) !== false

const isFlag = (name: unknown): boolean =>
  name === ('secret' satisfies keyof FlaggedItem) || name === ('locked' satisfies keyof FlaggedItem)

type FlaggedItem = EnvironmentVariable & WebhookParameter

const isChannelName = (name: unknown): boolean => name === 'slack' || name === 'webhook'

/** Returns whether an object has a key and a value, or no other fields than a variable or a parameter of a webhook. */
const isDescribedItem = (content: ObjectContent | undefined): boolean =>
  content?.prototype === Object.prototype &&
  !content.copy &&
  (content.entries.filter(([name]) => name === 'value' || name === 'key').length > 1 ||
    content.entries.every(
      ([name, value]) =>
        name === 'value' ||
        (name === 'key' && typeof value === 'string') ||
        (isFlag(name) && typeof value === 'boolean'),
    ))

/** Returns whether a field of a `PlannedChange` or `UncertainField` has a value. */
const isPlanned = (name: unknown): boolean => name === 'from' || name === 'to' || isUncertain(name)

/** Returns whether a text is the name of a header with a secret, such as `Authorization` or `Cookie`. */
const isSecretName = (name: unknown): boolean =>
  typeof name === 'string' && /^((proxy-)?authorization|(set-)?cookie)$/i.test(name)
