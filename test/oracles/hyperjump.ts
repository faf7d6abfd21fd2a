import '@hyperjump/json-schema/formats'
import {
  registerSchema,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
  type SchemaObject,
  type Validator,
} from '@hyperjump/json-schema/draft-2020-12'
import { documents } from '../helpers/schemas.ts'
import type { Oracle } from './oracle.ts'

const isSchema = (schema: unknown): schema is SchemaObject => typeof schema === 'object' && schema !== null

/** Creates an oracle from Hyperjump. `end` empties its global registry of documents. */
export function byHyperjump(): Oracle & { readonly end: () => void } {
  setShouldValidateFormat(true)
  for (const schema of documents) if (isSchema(schema)) registerSchema(schema)
  const validators = new Map<string, Validator>()
  return {
    name: '@hyperjump/json-schema',
    async results(id, texts) {
      const check = validators.get(id) ?? (await validate(id))
      validators.set(id, check)
      return texts.map((text) => check(JSON.parse(text)).valid)
    },
    expected: ({ structure }) => structure,
    knownDifferences: [
      {
        what: 'a leap second that is not in its list',
        format: 'date-time',
        example: '2015-06-30T23:59:60Z',
        concerns: (text) => /^.{16}:60/su.test(text),
      },
    ],
    end() {
      for (const { $id } of documents) unregisterSchema(String($id))
      setShouldValidateFormat(undefined)
    },
  }
}
