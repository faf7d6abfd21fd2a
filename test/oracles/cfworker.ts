import { Validator, type Schema } from '@cfworker/json-schema'
import { documentOf, documents } from '../helpers/schemas.ts'
import type { Oracle } from './oracle.ts'

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null

function validatorOf(id: string): Validator {
  const document: unknown = documentOf(id)
  if (!isSchema(document)) throw new Error('A schema is an object')
  const validator = new Validator(document, '2020-12')
  for (const schema of documents) if (isSchema(schema)) validator.addSchema(schema)
  return validator
}

/** Creates an oracle from the validator of Cloudflare's workers. */
export function byCfworker(): Oracle {
  const validators = new Map<string, Validator>()
  return {
    name: '@cfworker/json-schema',
    results(id, texts) {
      const validator = validators.get(id) ?? validatorOf(id)
      validators.set(id, validator)
      return texts.map((text) => validator.validate(JSON.parse(text)).valid)
    },
    expected: ({ structure }) => structure,
    knownDifferences: [
      {
        what: 'white space for the T',
        format: 'date-time',
        example: '2024-02-29 06:40:12Z',
        concerns: (text) => /^.{10}\s/su.test(text),
      },
    ],
  }
}
