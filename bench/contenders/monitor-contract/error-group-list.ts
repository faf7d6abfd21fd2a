import { errorGroupList } from '../../../dist/index.js'

export const is = (value: unknown): boolean => errorGroupList.is(value)
export const validate = (value: unknown) => errorGroupList.validate(value)
export const mistakes = ({ errors }: ReturnType<typeof validate>): number => errors.length
