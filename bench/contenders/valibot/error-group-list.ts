import * as v from 'valibot'

const ErrorGroupListSchema = v.array(
  v.object({
    id: v.string(),
    checkId: v.string(),
    errorHash: v.string(),
    rawErrorMessage: v.nullable(v.string()),
    cleanedErrorMessage: v.string(),
    firstSeen: v.pipe(v.string(), v.isoDate()),
    lastSeen: v.pipe(v.string(), v.isoDate()),
    archivedUntilNextEvent: v.boolean(),
    rootCauseAnalyses: v.optional(v.array(v.looseObject({}))),
  }),
)

export const is = (value: unknown): boolean => v.is(ErrorGroupListSchema, value)
export const validate = (value: unknown) => v.safeParse(ErrorGroupListSchema, value)
export const mistakes = ({ issues }: ReturnType<typeof validate>): number => issues?.length ?? 0
