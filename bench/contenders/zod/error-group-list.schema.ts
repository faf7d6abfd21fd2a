import * as z from 'zod'

export const ErrorGroupList = z.array(
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
