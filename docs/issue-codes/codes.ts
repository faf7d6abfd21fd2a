// Every issue code with its facts: those of the library, and those that only the linter has.
import { issueCodes } from 'monitor-contract/docs'
import { codesOfLint, configurableCodesOfLint } from '../../lint/src/issues/codes-of-lint.ts'
import { contracts } from '../../src/generate/documents.ts'
import type { CodeExample, CodeFacts } from '../../src/reference/code-facts.ts'
import { issueCodes as documentedCodes } from '../../src/reference/issue-codes.ts'
import { textFacts } from './text-facts.ts'

/** A code, as its section of the page describes it. Backticks in the texts mark code. */
export interface Code {
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Who reports the code, and at which place, as the end of a sentence. */
  readonly source: string
  readonly configurable: boolean
  readonly since: string
  readonly meaning: string
  readonly examples: readonly CodeExample[]
  /** A call that reports the code, where no text can have it. */
  readonly program?: string | undefined
}

function codeOfLibrary({ code, at, ...documented }: CodeFacts): Code {
  const facts = issueCodes.find((each) => each.code === code)
  if (facts === undefined) throw new Error(`The package does not describe ${code}`)
  const reported = facts.contracts.flatMap(({ name, severity }) =>
    severity === 'off' ? [] : [{ name: `\`${name}\``, severity }],
  )
  const severity = reported[0]?.severity ?? 'error'
  const names = reported.map(({ name }) => name)
  const source = `in ${names.length === contracts.length ? 'every contract' : names.join(', ')}`
  const { configurable } = facts
  return { code, ...documented, severity, source: `${source}, at ${at}`, configurable }
}

function codeOfTexts({ code, meaning }: (typeof codesOfLint)[number]): Code {
  const configurable = configurableCodesOfLint.includes(code)
  const severity = configurable ? 'warning' : 'error'
  return { code, severity, source: 'of the linter', configurable, meaning, ...textFacts(code) }
}

/** The groups of codes on the page, in its order. */
export const groups: readonly { readonly title: string; readonly codes: readonly Code[] }[] = [
  { title: 'Values and fields', codes: documentedCodes.map(codeOfLibrary) },
  { title: 'Texts', codes: codesOfLint.map(codeOfTexts) },
]
