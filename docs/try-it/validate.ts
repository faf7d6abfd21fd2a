import {
  icmpMonitorDefaults,
  operations,
  toProblemDetails,
  type BodyOptions,
  type Issue,
  type Messages,
  type Options,
  type Path,
  type ResponseOptions,
  type Result,
  type UpdateOptions,
} from 'monitor-contract'
import { parseJson, validateText, type ParsedJson, type TextIssue, type TextRange } from 'monitor-contract/text'
import type { Choices } from './choices.ts'
import { fixesOf, type Fix } from './fixes.ts'
import { contracts, kinds, type KindName } from './kinds.ts'

/** What the page asks its worker. */
export interface Question {
  readonly kind: KindName
  readonly text: string
  /** The text of the stored monitor, where it is the baseline. */
  readonly baseline: string
  readonly choices: Choices
}

/** An issue as the page shows it, as plain data. */
export interface ShownIssue {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly pointer: string
  readonly message: string
  readonly range: TextRange
  readonly fixes: readonly Fix[]
}

export interface Answer {
  readonly valid: boolean
  readonly isJson: boolean
  /** In the order of the document. */
  readonly issues: readonly ShownIssue[]
  readonly truncated: boolean
  /** Why the stored monitor cannot be used, if it cannot. */
  readonly baselineFault: string | undefined
  readonly problemDetails: string
  /** The value, where the text is short enough to show more about it. */
  readonly value: unknown
  readonly baseline: object | undefined
}

/** From this length on the page shows issues only. */
export const longText = 200_000

/** The result of a validation, whatever is validated. */
interface Located {
  readonly errors: readonly TextIssue[]
  readonly warnings: readonly TextIssue[]
}

/** The options of a call, for each group of contracts. */
interface OptionSets {
  readonly update: UpdateOptions
  readonly response: ResponseOptions
  readonly body: BodyOptions
  readonly all: Options
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function optionSets(
  { kind, choices }: Question,
  baseline: object | undefined,
  messages: Messages | undefined,
): OptionSets {
  const all: Options = { maxIssues: choices.maxIssues, messages }
  const body: BodyOptions = {
    ...all,
    ...(choices.unknownFields !== 'default' && { unknownFields: choices.unknownFields }),
  }
  const hasBaseline = baseline !== undefined && kinds[kind].options.some((name) => name === 'baseline')
  return {
    all,
    body,
    response: { ...body, reader: choices.reader },
    update: hasBaseline ? { ...body, baseline } : body,
  }
}

/** The path of an issue in the document: header names are reported in lower case, whatever the document has. */
function pathIn(document: unknown, path: Path): Path {
  const [part, name, ...rest] = path
  const headers: unknown = isObject(document) && part === 'headers' ? Reflect.get(document, 'headers') : undefined
  const written = isObject(headers) ? Object.keys(headers).find((key) => key.toLowerCase() === name) : undefined
  return written === undefined ? path : ['headers', written, ...rest]
}

const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The range of the value at a path, or of the nearest value around it. */
function rangeAt({ rangeOf }: ParsedJson & { readonly ok: true }, { path, code }: Issue, document: unknown): TextRange {
  const place = pathIn(document, path)
  const key = code === 'unknown-field' ? rangeOf(toPointer(place), { key: true }) : undefined
  if (key !== undefined) return key
  for (let length = place.length; length >= 0; length--) {
    const range = rangeOf(toPointer(place.slice(0, length)))
    if (range !== undefined) return range
  }
  const start = { offset: 0, line: 1, column: 1 }
  return { start, end: start }
}

/** Validates a request, whose issues have no range by themselves. */
function validateRequest(text: string, parsed: ParsedJson, validate: (request: object) => Result<unknown>): Located {
  if (!parsed.ok) return { errors: [parsed.issue], warnings: [] }
  const { value } = parsed
  const result = validate(isObject(value) && !Array.isArray(value) ? value : { body: value })
  const locate = (issue: Issue): TextIssue => ({ ...issue, range: rangeAt(parsed, issue, value) })
  const duplicates = validateText(contracts.errorGroupList, text).errors.filter(({ code }) => code === 'duplicate-key')
  return { errors: [...duplicates, ...result.errors.map(locate)], warnings: result.warnings.map(locate) }
}

function validateAs(kind: KindName, text: string, parsed: ParsedJson, options: OptionSets): Located {
  switch (kind) {
    case 'icmpMonitorUpdate':
      return validateText(contracts[kind], text, options.update)
    case 'icmpMonitor':
      return validateText(contracts[kind], text, options.response)
    case 'errorGroup':
      return validateText(contracts[kind], text, options.response)
    case 'errorGroupList':
      return validateText(contracts[kind], text, options.response)
    case 'updateRequest':
      return validateRequest(text, parsed, (request) =>
        operations.updateIcmpMonitor.validateRequest(request, options.update),
      )
    case 'listRequest':
      return validateRequest(text, parsed, (request) =>
        operations.listErrorGroups.validateRequest(request, options.body),
      )
    case 'updateIcmpMonitorParams':
      return validateText(contracts[kind], text, options.all)
    case 'updateIcmpMonitorQuery':
      return validateText(contracts[kind], text, options.body)
    case 'updateIcmpMonitorHeaders':
      return validateText(contracts[kind], text, options.all)
    case 'listErrorGroupsQuery':
      return validateText(contracts[kind], text, options.body)
    case 'listErrorGroupsHeaders':
      return validateText(contracts[kind], text, options.all)
  }
}

interface ReadBaseline {
  readonly value: object | undefined
  readonly fault: string | undefined
}

function readBaseline({ choices, baseline }: Question): ReadBaseline {
  if (choices.baseline === 'none') return { value: undefined, fault: undefined }
  if (choices.baseline === 'defaults') return { value: icmpMonitorDefaults, fault: undefined }
  const parsed = parseJson(baseline)
  if (!parsed.ok) return { value: undefined, fault: `The stored monitor is not JSON. ${parsed.issue.message}` }
  return isObject(parsed.value) && !Array.isArray(parsed.value)
    ? { value: parsed.value, fault: undefined }
    : { value: undefined, fault: 'The stored monitor must be an object.' }
}

const byPosition = (a: ShownIssue, b: ShownIssue): number => a.range.start.offset - b.range.start.offset

/** Validates a text and finds the fixes of its issues. */
export function answerTo(question: Question, messages?: Messages): Answer {
  const { kind, text } = question
  const parsed = parseJson(text)
  const baseline = readBaseline(question)
  const { errors, warnings } = validateAs(kind, text, parsed, optionSets(question, baseline.value, messages))
  const shown = (severity: ShownIssue['severity']) => (issue: TextIssue) => {
    const { code, pointer, message, range } = issue
    return { severity, code, pointer, message, range, fixes: fixesOf(issue, text, parsed) }
  }
  const isShort = text.length < longText
  return {
    valid: errors.length === 0,
    isJson: parsed.ok,
    issues: [...errors.map(shown('error')), ...warnings.map(shown('warning'))].sort(byPosition),
    truncated: Math.max(errors.length, warnings.length) >= question.choices.maxIssues,
    baselineFault: baseline.fault,
    problemDetails: JSON.stringify(toProblemDetails(errors), null, 2),
    value: parsed.ok && isShort ? parsed.value : undefined,
    baseline: isShort ? baseline.value : undefined,
  }
}
