import Type from 'typebox'
import { Compile } from 'typebox/compile'

const ErrorGroupList = Compile(
  Type.Array(
    Type.Object({
      id: Type.String(),
      checkId: Type.String(),
      errorHash: Type.String(),
      rawErrorMessage: Type.Union([Type.String(), Type.Null()]),
      cleanedErrorMessage: Type.String(),
      firstSeen: Type.String({ format: 'date' }),
      lastSeen: Type.String({ format: 'date' }),
      archivedUntilNextEvent: Type.Boolean(),
      rootCauseAnalyses: Type.Optional(Type.Array(Type.Object({}))),
    }),
  ),
)

export const is = (value: unknown): boolean => ErrorGroupList.Check(value)
export const validate = (value: unknown) => ErrorGroupList.Errors(value)
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
