// The exports of `monitor-contract/text`: parsing and validation of JSON text, with the ranges of values and issues.
export { parseJson, type ParsedJson, type RangeOptions } from './parse-json.ts'
export type * from './text-result.ts'
export { validateText } from './validate-text.ts'
