export { parseJson, type ParsedJson, type RangeOptions } from './parse-json.ts'
export type { TextPosition, TextRange } from './text-range.ts'
export type { TextIssue, TextResult } from './text-result.ts'
export { validateText } from './validate-text.ts'
