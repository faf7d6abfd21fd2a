import { is as isValid, validate as explain } from 'generated:typia/error-group-list'

export const is = (value: unknown): boolean => isValid(value)
export const validate = (value: unknown) => explain(value)
export const mistakes = (result: ReturnType<typeof validate>): number => (result.success ? 0 : result.errors.length)
