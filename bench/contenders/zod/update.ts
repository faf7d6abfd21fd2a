import { Update } from './update.schema.ts'

export const is = (value: unknown): boolean => Update.validate(value)
export const validate = (value: unknown) => Update.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
