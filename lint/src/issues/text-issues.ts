import type { AnyIssue, Path, TextIssueCode, TextIssueOf, TextIssueParams } from '../lint-result.ts'
import { toPointer } from './pointer.ts'

/** Functions that write the messages of the issues that only lint has, by code. */
export type TextMessages = {
  readonly [Code in TextIssueCode]?:
    ((issue: TextIssueOf<Code>, name: (path: Path) => string) => string) | undefined
}

/** What is known about an issue of lint before its message is written. */
export interface TextFinding<Code extends TextIssueCode = TextIssueCode> {
  readonly code: Code
  readonly severity: AnyIssue['severity']
  readonly path: Path
  readonly params: TextIssueParams[Code]
  /** The words of a fault in the syntax, which depend on more than its reason. */
  readonly message?: string
}

/** Returns an issue that only lint has, with the words of the option `messages` or in English. */
export function textIssue<Code extends TextIssueCode>(
  { code, severity, path, params, message }: TextFinding<Code>,
  messages: TextMessages,
) {
  const pointer = toPointer(path)
  const issue = { severity, code, path, pointer, message: '', params }
  const english = message ?? words[code](issue, nameOf)
  const own = messages[code]
  return {
    ...issue,
    message: own === undefined ? english : own({ ...issue, message: english }, nameOf),
  }
}

/** Returns the name of a field in a message, as contracts write it. */
function nameOf(path: Path): string {
  if (path.length === 0) return 'The value'
  const names = path.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`
    return `${index === 0 ? '' : '.'}${shortName(step)}`
  })
  const name = names.join('')
  return name.length <= 100 ? name : `${name.slice(0, 50)}…${name.slice(-49)}`
}

/** Returns a name of a text in a form that a message can show. */
function shortName(name: string): string {
  if (name === '') return '""'
  const characters = Array.from(name.slice(0, 100))
  const shown = characters.length > 40 ? [...characters.slice(0, 40), '…'] : characters
  return shown.join('').replaceAll(/[^\P{C}]|[\p{Z}](?<! )|^ | $/gu, '\uFFFD')
}

type Words = { readonly [Code in TextIssueCode]: NonNullable<TextMessages[Code]> }

const words: Words = {
  'json-syntax': () => 'The text is not valid JSON.',
  'yaml-syntax': () => 'The text is not valid YAML.',
  'duplicate-key': ({ path, params: { otherLine } }, name) =>
    `${name(path)} is a duplicate key: line ${otherLine} has it, too.`,
  'imprecise-number': ({ path }, name) =>
    `${name(path)} has more digits than JavaScript can hold. Programs may read another number.`,
  'unused-ignore': ({ params: { reason, ignored } }) => {
    const code = ignored === undefined ? 'The code' : `"${ignored}"`
    if (reason === 'no-reason')
      return 'The comment ignores nothing, because it has no reason after a colon.'
    if (reason === 'no-code') return 'The comment ignores nothing, because it names no code.'
    if (reason === 'not-needed') return `${code} ignores nothing here. Remove it.`
    return `${code} cannot be ignored.`
  },
}
