// The exports of `monitor-contract/yaml`: validation of YAML text, with the range of each issue.
export type { TextIssue, TextIssueOf, TextPosition, TextRange, TextRelatedField } from '../text/text-range.ts'
export type { TextResult } from '../text/locate-issues.ts'
export { validateYaml, type YamlOptions } from './validate-yaml.ts'
