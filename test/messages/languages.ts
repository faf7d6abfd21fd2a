// The tables of messages of every language, and the messages that they write.
import type { Issue, Messages } from 'monitor-contract'
import manifest from '../../package.json' with { type: 'json' }

/** Returns the table of messages that an export path of the package has, by its language. Other paths have none. */
async function tableAt(path: string): Promise<[language: string, table: Messages][]> {
  const language = /^\.\/messages\/(.+)$/.exec(path)?.[1]
  if (language === undefined) return []
  const { default: table }: { default: Messages } = await import(path.replace('.', manifest.name))
  return [[language, table]]
}

/** The tables of the translations, by language. */
export const translations: Readonly<Record<string, Messages>> = Object.fromEntries(
  (await Promise.all(Object.keys(manifest.exports).map(tableAt))).flat(),
)

/** The values of the option `messages`: every translation, and none for English. */
export const languages: Readonly<Record<string, Messages | undefined>> = { en: undefined, ...translations }

/** Returns the message of an issue in a language. An issue without a translation keeps its own message. */
export function messageIn(table: Messages | undefined, issue: Issue): string {
  const functions: Readonly<Record<string, ((issue: never, name: never) => string) | undefined>> = table ?? {}
  const write = functions[issue.code]
  return write === undefined ? issue.message : String(Reflect.apply(write, table, [issue]))
}
