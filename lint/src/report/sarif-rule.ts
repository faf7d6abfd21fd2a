import { issueCodes } from 'monitor-contract/docs'
import manifest from '../../package.json' with { type: 'json' }
import { codesOfLint } from './codes-of-lint.ts'
import type { SarifRule } from './sarif-log.ts'
import { sarifMessage, withoutPlaceholders } from './sarif-message.ts'

/** Returns the description of an issue code. Codes of own rules have no page to link. */
export function sarifRule(code: string): SarifRule {
  const page = pageOf(code)
  if (page === undefined) return described(code, `Own rule ${code}.`)
  const helpUri = `${repository}/${page.file}#code-${code}`
  return { ...described(code, page.meaning), helpUri }
}

const repository = `https://github.com/monitor-contract/monitor-contract/blob/v${manifest.version}`

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

/** A page that describes a code, at an anchor of its own, and what it says. */
interface CodePage {
  readonly file: string
  readonly meaning: string
}

function pageOf(code: string): CodePage | undefined {
  const ofLibrary = issueCodes.find((each) => each.code === code)
  if (ofLibrary !== undefined) return { file: 'docs/reference.md', meaning: ofLibrary.meaning }
  const ofLint = codesOfLint.find((each) => each.code === code)
  return ofLint && { file: 'lint/README.md', meaning: ofLint.meaning }
}
