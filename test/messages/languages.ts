// The tables of messages of every language, and the messages that they write.
import type { Issue, Messages } from 'monitor-contract'
import de from 'monitor-contract/messages/de'
import es from 'monitor-contract/messages/es'
import fr from 'monitor-contract/messages/fr'
import ja from 'monitor-contract/messages/ja'
import zh from 'monitor-contract/messages/zh'

/** The tables of the translations, by language. */
export const translations: Readonly<Record<string, Messages>> = { de, es, fr, ja, zh }

/** The values of the option `messages`: every translation, and none for English. */
export const languages: Readonly<Record<string, Messages | undefined>> = { en: undefined, ...translations }

/** Returns the message of an issue in a language. An issue without a translation keeps its own message. */
export function messageIn(table: Messages | undefined, issue: Issue): string {
  const functions: Readonly<Record<string, ((issue: never, name: never) => string) | undefined>> = table ?? {}
  const write = functions[issue.code]
  return write === undefined ? issue.message : String(Reflect.apply(write, table, [issue]))
}
