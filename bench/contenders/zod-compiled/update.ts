import * as z from 'zod'
import { Update } from '../zod/update.schema.ts'

const CompiledUpdate = z.compile(Update)

export const is = (value: unknown): boolean => CompiledUpdate.validate(value)
export const validate = (value: unknown) => CompiledUpdate.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
