import manifest from '../../package.json' with { type: 'json' }
import { sarifMessage } from './sarif-message.ts'
import type { SarifRule } from './sarif-log.ts'

/** Returns the description of an issue code, with a link to it in the reference. */
export function sarifRule(code: string): SarifRule {
  const description = sarifMessage(`Issue code ${code}.`)
  const help = sarifMessage(`The reference describes the code ${code}.`)
  return {
    id: code,
    shortDescription: description,
    fullDescription: description,
    help,
    helpUri: helpUriOf(code),
  }
}

/** The codes that `lint/README.md` describes. */
const codesOfLint = [
  'json-syntax',
  'yaml-syntax',
  'duplicate-key',
  'imprecise-number',
  'unused-ignore',
]

const repository = `https://github.com/monitor-contract/monitor-contract/blob/v${manifest.version}`

function helpUriOf(code: string): string {
  const page = codesOfLint.includes(code) ? 'lint/README.md' : 'docs/reference.md'
  return `${repository}/${page}#code-${encodeURIComponent(code)}`
}
