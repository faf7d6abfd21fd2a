import { alternatives } from '../../schema/alternatives.ts'
import type { Keyword } from '../keyword.ts'

const isAllowed = (allowed: ReadonlySet<unknown>) => (value: unknown) => allowed.has(value)

/** A list of one value says what a thing is, so not even a tolerant reader takes another. */
export const enumKeyword: Keyword = ({ enum: allowed }) =>
  allowed === undefined
    ? undefined
    : {
        finding: {
          code: 'enum',
          params: { allowed },
          expectation:
            allowed.length === 1
              ? `must be ${String(allowed[0])}; nothing else is described here.`
              : `must be ${alternatives(allowed)}; choose one of them.`,
        },
        shape: allowed.length === 1,
        holds: isAllowed(new Set(allowed)),
      }
