// The exports of `monitor-contract/report`: results of files for a terminal, GitHub and code scanning.
export { toCodeFrame, type CodeFrameOptions } from './code-frame.ts'
export type { ReportEntry, ReportFix, ReportIssue, ReportRange } from './entry.ts'
export { toGithubAnnotations } from './github-annotations.ts'
export * from './sarif.ts'
