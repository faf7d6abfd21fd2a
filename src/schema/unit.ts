import type { JsonSchema } from './json-schema.ts'

/** The unit that a description ends with: `Unit: ms.` */
export const unitOf = (schema: JsonSchema): string | undefined => /Unit: (\S+)\.$/.exec(schema.description ?? '')?.[1]
