// The exports of `monitor-contract/yaml`: validation of YAML text, with the range of each issue.
export type {
  TextEdit,
  TextFix,
  TextIssue,
  TextIssueOf,
  TextPosition,
  TextRange,
  TextRelatedField,
} from '../text/text-range.ts'
export type { AtOption, PlaceResult, TextResult } from '../text/text-result.ts'
export { validateYaml } from './validate-yaml.ts'
