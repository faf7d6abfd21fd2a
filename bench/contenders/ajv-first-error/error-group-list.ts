import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import errorGroupList from '../../../schemas/error-group-list.schema.json' with { type: 'json' }
import errorGroup from '../../../schemas/error-group.schema.json' with { type: 'json' }

const check = ajvFormats.default(new Ajv2020({ schemas: [errorGroup] })).compile(errorGroupList)

export const is = (value: unknown): boolean => check(value)
export const validate = (value: unknown) => (check(value) ? [] : (check.errors ?? []))
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
