import { ErrorGroupList } from './error-group-list.schema.ts'

export const is = (value: unknown): boolean => ErrorGroupList.validate(value)
export const validate = (value: unknown) => ErrorGroupList.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
