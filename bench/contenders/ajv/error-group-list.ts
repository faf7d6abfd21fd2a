import { explain, is as isValid } from 'ajv:error-group-list'

export const is = (value: unknown): boolean => isValid(value)
export const validate = (value: unknown) => (explain(value) ? [] : (explain.errors ?? []))
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
