import type { LocatedValue, RepeatedKey, Span } from '../located.ts'

/** How many more values aliases and merge keys may add to the documents of a text. */
export interface Growth {
  left: number
}

/** The text of a document, and what its tree depends on. */
export interface Source {
  readonly text: string
  readonly anchors: ReadonlyMap<string, LocatedValue>
  readonly growth: Growth
  /** The offset of each quote that is not closed, by the offset at which its text ends. */
  readonly openQuotes: ReadonlyMap<number, number>
}

/** Something in a document that the parser accepts and that has no value. */
export class TreeFault extends Error {
  readonly reason: string
  readonly span: Span

  constructor(reason: string, { start, end }: Span) {
    super(reason)
    this.reason = reason
    this.span = { start, end }
  }
}

/** Maximum number of values that aliases and merge keys add to a text. */
export const maxAdded = 200_000

/** The state of the tree of one document. */
export interface Building {
  readonly source: Source
  readonly anchors: Map<string, LocatedValue>
  /** The names whose value is not complete, so that an alias would contain itself. */
  readonly open: Set<string>
  readonly shared: Span[]
  readonly repeated: RepeatedKey[]
}

/** Counts values that an alias or a merge key adds, before anything is expanded. */
export function grow(size: number, span: Span, building: Building): void {
  building.source.growth.left -= size
  if (building.source.growth.left < 0) throw new TreeFault('TOO_MANY_VALUES', span)
}
