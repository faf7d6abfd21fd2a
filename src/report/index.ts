// The exports of `monitor-contract/report`: results of files for a terminal, GitHub and code scanning.
export { toCodeFrame, type CodeFrameOptions } from './code-frame.ts'
export type { ReportEntry, ReportIssue, ReportRange } from './entry.ts'
export { toGithubAnnotations } from './github-annotations.ts'
export {
  toSarif,
  type SarifLocation,
  type SarifLog,
  type SarifMessage,
  type SarifOptions,
  type SarifResult,
  type SarifRule,
  type SarifRun,
} from './sarif.ts'
