import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import errorGroupList from '../../../schemas/error-group-list.schema.json' with { type: 'json' }
import errorGroup from '../../../schemas/error-group.schema.json' with { type: 'json' }

const compile = (options: Options) =>
  ajvFormats.default(new Ajv2020({ schemas: [errorGroup], ...options })).compile(errorGroupList)

const isValid = compile({})
const explain = compile({ allErrors: true })

export const is = (value: unknown): boolean => isValid(value)
export const validate = (value: unknown) => (explain(value) ? [] : (explain.errors ?? []))
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
