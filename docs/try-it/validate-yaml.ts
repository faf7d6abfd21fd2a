import { validateYaml } from 'monitor-contract/yaml'
import { parseDocument, stringify } from 'yaml'
import { bodies, optionsOf, parameters } from './contracts.ts'
import { outcomeOf, readBaseline, type ValidationInput, type ValidationOutcome } from './validate.ts'

/** Validates every document of a YAML text. */
export function validateYamlText(input: ValidationInput): ValidationOutcome {
  const { kind, text, choices } = input
  const baseline = readBaseline(input)
  const options = optionsOf(kind, choices, baseline.value)
  const [{ [kind]: body }, { [kind]: group }] = [bodies, parameters]
  const results = [
    ...(body === undefined ? [] : validateYaml(body, text, options)),
    ...(group === undefined ? [] : validateYaml(group, text, options)),
  ]
  const errors = results.flatMap((result) => [...result.errors])
  const isParsed = !errors.some(({ code }) => code === 'yaml-syntax')
  return outcomeOf(input, baseline, {
    result: {
      errors,
      warnings: results.flatMap(({ warnings }) => [...warnings]),
      truncated: results.some(({ truncated }) => truncated),
    },
    isParsed,
    value: isParsed && results.length === 1 ? valueOf(text) : undefined,
  })
}

/** Returns the value of a YAML text that `validateYaml` can read. */
const valueOf = (text: string): unknown => parseDocument(text, { schema: 'core', logLevel: 'silent' }).toJS()

/** Returns a JSON text as YAML. */
export const toYaml = (text: string): string => stringify(JSON.parse(text))

/** Returns a YAML text as JSON. */
export const toJson = (text: string): string => JSON.stringify(valueOf(text), null, 2)
