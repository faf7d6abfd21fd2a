import { format } from 'prettier'

/** A value as the files in `schemas/` are written: what fits on a line stands on one. */
export const asJson = (value: unknown): Promise<string> => format(JSON.stringify(value), { parser: 'json', printWidth: 160, objectWrap: 'collapse' })
