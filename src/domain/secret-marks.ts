import type { EnvironmentVariable, WebhookParameter } from '../generated/types.ts'

/** Returns whether a field, such as `locked: true`, marks the field `value` beside it as a secret. */
export const marksValue = (name: unknown, value: unknown): boolean =>
  name === 'key' || name === 'name'
    ? isSecret(value)
    : (name === ('secret' satisfies keyof FlaggedItem) || name === ('locked' satisfies keyof FlaggedItem)) &&
      (value ?? false) !== false

type FlaggedItem = EnvironmentVariable & WebhookParameter

const secretNames = /^(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i

/** Returns whether a text is the name of a header with a secret, such as `Authorization` or `Cookie`. */
export const isSecret = (name: unknown): boolean => typeof name === 'string' && secretNames.test(name)
