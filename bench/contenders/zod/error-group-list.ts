import * as z from 'zod'

const ErrorGroupList = z.array(
  z.object({
    id: z.string(),
    checkId: z.string(),
    errorHash: z.string(),
    rawErrorMessage: z.string().nullable(),
    cleanedErrorMessage: z.string(),
    firstSeen: z.iso.date(),
    lastSeen: z.iso.date(),
    archivedUntilNextEvent: z.boolean(),
    rootCauseAnalyses: z.array(z.looseObject({})).optional(),
  }),
)

export const is = (value: unknown): boolean => ErrorGroupList.validate(value)
export const validate = (value: unknown) => ErrorGroupList.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number =>
  error?.issues.length ?? 0
