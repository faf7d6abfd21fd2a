import * as z from 'zod/mini'

const ErrorGroupList = z.array(
  z.object({
    id: z.string(),
    checkId: z.string(),
    errorHash: z.string(),
    rawErrorMessage: z.nullable(z.string()),
    cleanedErrorMessage: z.string(),
    firstSeen: z.iso.date(),
    lastSeen: z.iso.date(),
    archivedUntilNextEvent: z.boolean(),
    rootCauseAnalyses: z.optional(z.array(z.looseObject({}))),
  }),
)

export const is = (value: unknown): boolean => z.validate(ErrorGroupList, value)
export const validate = (value: unknown) => z.safeParse(ErrorGroupList, value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
