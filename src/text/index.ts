// The exports of `monitor-contract/text`: parsing and validation of JSON text, with the range of each value and issue.
export { parseJson, type ParsedJson, type RangeOptions } from './parse-json.ts'
export type { TextPosition, TextRange } from './text-range.ts'
export type { TextIssue, TextResult } from './text-result.ts'
export { validateText } from './validate-text.ts'
