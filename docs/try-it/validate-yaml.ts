import { lintText } from 'monitor-contract-lint'
import { parseDocument, stringify } from 'yaml'
import { contractOf, optionsOf } from './contracts.ts'
import { combined } from './locate.ts'
import {
  outcomeOf,
  readBaseline,
  type ValidationInput,
  type ValidationOutcome,
} from './validate.ts'

/** Validates every document of a YAML text. */
export function validateYamlText(input: ValidationInput): ValidationOutcome {
  const { kind, text, choices } = input
  const baseline = readBaseline(input)
  const contract = contractOf(kind, optionsOf(kind, choices, baseline.value))
  const results = contract === undefined ? [] : lintText(contract, text, { language: 'yaml' })
  const result = combined(results)
  const isParsed = !result.errors.some(({ code }) => code === 'yaml-syntax')
  return outcomeOf(input, baseline, {
    result,
    isParsed,
    value: isParsed && results.length === 1 ? valueOf(text) : undefined,
  })
}

/** Returns the value of a YAML text that `lintText` can read. */
const valueOf = (text: string): unknown =>
  parseDocument(text, { schema: 'core', logLevel: 'silent' }).toJS()

/** Returns a JSON text as YAML. */
export const toYaml = (text: string): string => stringify(JSON.parse(text))

/** Returns a YAML text as JSON. */
export const toJson = (text: string): string => JSON.stringify(valueOf(text), null, 2)
