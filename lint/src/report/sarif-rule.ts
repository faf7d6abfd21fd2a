import { codePage, meaningOf } from './code-reference.ts'
import type { SarifRule } from './sarif-log.ts'
import { sarifMessage, withoutPlaceholders } from './sarif-message.ts'

/** Returns the description of an issue code. Codes of own rules have no page to link. */
export function sarifRule(code: string): SarifRule {
  const meaning = meaningOf(code)
  if (meaning === undefined) return described(code, `Own rule ${code}.`)
  return { ...described(code, meaning), helpUri: codePage(code) }
}

function described(code: string, markdown: string): SarifRule {
  const text = markdown.replaceAll('`', '')
  const [firstSentence = text] = /^.*?\.(?= [A-Z])/.exec(text) ?? []
  return {
    id: code,
    shortDescription: sarifMessage(firstSentence),
    fullDescription: sarifMessage(text),
    help: { ...sarifMessage(text), markdown: withoutPlaceholders(markdown) },
  }
}
