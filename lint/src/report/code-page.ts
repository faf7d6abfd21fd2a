/** The page of the site that describes all issue codes. */
export const codesPage = 'https://monitor-contract.github.io/monitor-contract/reference/issue-codes'

/** Returns the address of the section about a code. */
export const codePage = (code: string): string => `${codesPage}#code-${code}`
