import * as z from 'zod'
import { ErrorGroupList } from '../zod/error-group-list.schema.ts'

const CompiledErrorGroupList = z.compile(ErrorGroupList)

export const is = (value: unknown): boolean => CompiledErrorGroupList.validate(value)
export const validate = (value: unknown) => CompiledErrorGroupList.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
