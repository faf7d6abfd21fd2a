// All hostile inputs of the growth measurement.
import { bodyInputs } from './body-inputs.ts'
import { errorGroupInputs } from './error-group-inputs.ts'
import { functionInputs } from './function-inputs.ts'
import type { Kind } from './kind.ts'
import { requestInputs } from './request-inputs.ts'
import { textInputs } from './text-inputs.ts'

export const kinds: readonly Kind[] = [
  ...bodyInputs,
  ...errorGroupInputs,
  ...requestInputs,
  ...functionInputs,
  ...textInputs,
]
