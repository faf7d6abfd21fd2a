import { expect, it } from 'vitest'
import { defaultChoices } from '../../try-it/choices.ts'
import { examples } from '../../try-it/examples.ts'
import { isYaml } from '../../try-it/kinds.ts'
import { validateDocument } from '../../try-it/validate.ts'
import { toJson, toYaml, validateYamlText } from '../../try-it/validate-yaml.ts'

const inYaml = examples.flatMap(({ kind, choices, text, title }) => {
  const written = { ...choices, format: 'yaml' } as const
  return isYaml(kind, written)
    ? [[title, { kind, choices: written, text, baseline: '{ "frequency": 10 }' }] as const]
    : []
})

it.each(inYaml)('the example "%s" has the same issues and value as YAML', (_, input) => {
  const found = ({ issues, value }: ReturnType<typeof validateDocument>) => [
    issues.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).sort(),
    value,
  ]
  expect(found(validateYamlText({ ...input, text: toYaml(input.text) }))).toEqual(found(validateDocument(input)))
  expect(JSON.parse(toJson(toYaml(input.text)))).toEqual(JSON.parse(input.text))
})

it('reports a fault of the syntax, and shows no value', () => {
  const input = { kind: 'icmpMonitorUpdate', choices: defaultChoices, text: 'heartbeat: [}', baseline: '' } as const
  const { issues, isParsed, value } = validateYamlText(input)
  expect([issues.map(({ code }) => code), isParsed, value]).toEqual([['yaml-syntax'], false, undefined])
})
