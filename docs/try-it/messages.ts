import type { Messages } from 'monitor-contract'
import { choiceLabels, type Choices } from './choices.ts'

/** The tables of messages, by file. Only the chosen one is loaded. */
const tables = import.meta.glob<{ readonly default: Messages }>('../../dist/messages-*.js')

const fileOf = (language: string): string => `../../dist/messages-${language}.js`

/** The labels of the available languages. */
export const languageLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(choiceLabels.language).filter(([name]) => name === 'en' || Object.hasOwn(tables, fileOf(name))),
)

/** Loads the messages of a language; undefined for English, the default. */
export async function messagesIn(language: Choices['language']): Promise<Messages | undefined> {
  return (await tables[fileOf(language)]?.())?.default
}
