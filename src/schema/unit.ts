import type { JsonSchema } from './json-schema.ts'

/** Returns the unit of a schema, from the end of its description: `Unit: ms.` */
export const unitOf = ({ description = '' }: JsonSchema): Unit | undefined =>
  units.find((unit) => description.endsWith(`Unit: ${unit}.`))

/** The unit of a number: milliseconds, seconds, minutes or percent. */
export type Unit = 'ms' | 's' | 'min' | '%'

const units: readonly Unit[] = ['ms', 's', 'min', '%']
