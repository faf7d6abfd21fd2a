import { icmpMonitorUpdate, type Messages } from '../../dist/index.js'
import de from '../../dist/messages-de.js'
import es from '../../dist/messages-es.js'
import fr from '../../dist/messages-fr.js'
import ja from '../../dist/messages-ja.js'
import zh from '../../dist/messages-zh.js'
import { bodyWithSixMistakes } from '../scenarios/bodies.ts'

const tables: Readonly<Record<string, Messages>> = { de, es, fr, ja, zh }

/** English, and the languages that the package has. */
export const languages: readonly string[] = ['en', ...Object.keys(tables)]

/** Returns a call that validates a body with six mistakes, with messages in a language. */
export function sixMistakesIn(language: string): () => unknown {
  const messages = tables[language]
  const contract = messages === undefined ? icmpMonitorUpdate : icmpMonitorUpdate.with({ messages })
  return () => contract.validate(bodyWithSixMistakes)
}
