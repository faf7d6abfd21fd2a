import type { JsonSchema } from './json-schema.ts'

/** The unit of a number: milliseconds, seconds, minutes or percent. */
export type Unit = 'ms' | 's' | 'min' | '%'

const units: readonly Unit[] = ['ms', 's', 'min', '%']

/** Returns the unit at the end of a description: `Unit: ms.` */
export const unitOf = ({ description = '' }: JsonSchema): Unit | undefined =>
  units.find((unit) => description.endsWith(`Unit: ${unit}.`))
