/** A measured time of one value. */
export interface Figure {
  readonly scenario: string
  readonly way: 'is' | 'validate'
}

interface Bounds {
  readonly what: string
  /** The limit, which must be met, and the aim, which should be. */
  readonly limit: number
  readonly aim: number
}

/** A maximum for our time as a share of another time. */
export type Share = Bounds & Figure & { readonly kind: 'share'; readonly of: string }

/** A minimum for another time divided by ours. */
export type Lead = Bounds & Figure & { readonly kind: 'lead'; readonly over: string }

/** A maximum for our time per part of a large value divided by that of a smaller value. */
export type Growth = Bounds &
  Figure & { readonly kind: 'growth'; readonly parts: number; readonly from: string; readonly fromParts: number }

/** A maximum for our time to import and validate once, less an empty process, as a share of another library's. */
export type Startup = Bounds & { readonly kind: 'startup'; readonly of: string }

/** A maximum for the bytes of a consumer's bundle, minified and gzipped. */
export type Size = Bounds & { readonly kind: 'size'; readonly consumer: 'validate' | 'is' }

/** An exact number of issues in a result. */
export type Issues = Bounds & { readonly kind: 'issues'; readonly scenario: string }

/** A maximum for the type instantiations of a consumer, less those of an empty file. */
export type Types = Bounds & { readonly kind: 'types' }

export type Limit = Share | Lead | Growth | Startup | Size | Issues | Types

const share = (
  what: string,
  scenario: string,
  way: Figure['way'],
  limit: number,
  aim: number,
  of = 'JSON.parse',
): Share => ({ kind: 'share', what: `${what}, against \`${of}\``, scenario, way, of, limit, aim })

const lead = (what: string, scenario: string, way: Figure['way'], over: string, limit: number, aim: number): Lead => ({
  kind: 'lead',
  what: `${what}, faster than ${over}`,
  scenario,
  way,
  over,
  limit,
  aim,
})

export const limits: readonly Limit[] = [
  share('`is`, full body', 'full', 'is', 1 / 7, 1 / 10),
  share('`is`, full body', 'full', 'is', 3, 2, 'by-hand'),
  ...['ajv', 'typebox', 'by-hand'].map((over) => lead('`is`, 256 shapes', 'shapes-256', 'is', over, 10, 14)),
  share('`is`, 256 shapes', 'shapes-256', 'is', 1 / 8, 1 / 12),
  ...['ajv', 'typebox', 'by-hand'].map((over) => lead('`is`, 1,024 shapes', 'shapes-1024', 'is', over, 7, 10)),
  share('`is`, 1,024 shapes', 'shapes-1024', 'is', 1 / 6, 1 / 8),
  share('`validate`, valid full body', 'full', 'validate', 1 / 4, 1 / 6),
  share('`validate`, 256 shapes', 'shapes-256', 'validate', 1 / 4, 1 / 6),
  lead('`validate`, 256 shapes', 'shapes-256', 'validate', 'ajv', 5, 8),
  share('`validate`, six mistakes', 'six-mistakes', 'validate', 0.8, 0.5),
  lead('`validate`, six mistakes', 'six-mistakes', 'validate', 'zod', 2, 3),
  lead('`validate`, six mistakes', 'six-mistakes', 'validate', 'valibot', 1.8, 3),
  share('`is`, list of 100 groups', 'groups-100', 'is', 1 / 8, 1 / 12),
  lead('`is`, list of 100 groups', 'groups-100', 'is', 'ajv', 3, 5),
  share('`validate`, list of 100 groups', 'groups-100', 'validate', 1 / 4, 1 / 6),
  {
    kind: 'growth',
    what: '`is`, per group at 1,000,000 against 10,000',
    scenario: 'groups-1000000',
    parts: 1_000_000,
    from: 'groups-10000',
    fromParts: 10_000,
    way: 'is',
    limit: 2.5,
    aim: 2,
  },
  {
    kind: 'growth',
    what: '`validate`, per group at 1,000,000 against 10,000',
    scenario: 'groups-1000000',
    parts: 1_000_000,
    from: 'groups-10000',
    fromParts: 10_000,
    way: 'validate',
    limit: 4,
    aim: 2.5,
  },
  share('`validate`, 1,000,000 wrong items', 'wrong-items', 'validate', 1 / 10, 1 / 50),
  { kind: 'issues', what: 'issues of 1,000,000 wrong items', scenario: 'wrong-items', limit: 100, aim: 100 },
  share('`validate`, 1,000,000 unknown names', 'unknown-names', 'validate', 1.1, 0.8),
  { kind: 'startup', what: 'import and first validation, against zod', of: 'zod', limit: 1 / 8, aim: 1 / 12 },
  { kind: 'size', what: 'a consumer that validates updates only', consumer: 'validate', limit: 12_800, aim: 8_000 },
  { kind: 'size', what: '`is` of the update only', consumer: 'is', limit: 3_800, aim: 3_500 },
  { kind: 'types', what: 'type instantiations of a consumer over an empty file', limit: 1_000, aim: 300 },
]
