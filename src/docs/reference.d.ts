// The types of `reference.js`, which `src/reference/index.ts` writes before the package is built.

/** The reference as Markdown. */
export const markdown: string

/** The reference as an HTML page. */
export const html: string

/** The meanings of the error rules of each contract, in Markdown, by the title of its document. */
export const errorsBetweenFields: { readonly [title: string]: readonly string[] }

/** The documentation of every code. */
export const issueCodes: readonly IssueCodeFacts[]

/** What one issue code means, and which contracts report it. */
export interface IssueCodeFacts {
  readonly code: string
  /** The contracts that report the code, with its severity where no option changes it. */
  readonly contracts: readonly ContractSeverity[]
  /** Whether the option `severity` can change its severity. */
  readonly configurable: boolean
  /** When the issue is reported, in Markdown. */
  readonly meaning: string
}

/** A contract, and the default severity of a code in it. */
export interface ContractSeverity {
  readonly name: string
  readonly severity: 'error' | 'warning' | 'off'
}
