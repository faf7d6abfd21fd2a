export { toCodeFrame, type CodeFrameOptions } from './code-frame.ts'
export { toGithubAnnotations } from './github-annotations.ts'
export type {
  ReportEntry,
  ReportField,
  ReportFix,
  ReportIssue,
  ReportPosition,
  ReportRange,
  ReportResult,
} from './report-entry.ts'
export { toSarif } from './sarif.ts'
export type * from './sarif-log.ts'
