// The exports of `monitor-contract/text`: parsing and validation of JSON text, with the ranges of values and issues.
export { parseJson, type ParsedJson, type RangeOptions } from './parse-json.ts'
export type {
  TextEdit,
  TextFix,
  TextIssue,
  TextIssueOf,
  TextPosition,
  TextRange,
  TextRelatedField,
} from './text-range.ts'
export type { AtOption, PlaceResult, TextResult } from './text-result.ts'
export { validateText } from './validate-text.ts'
