import { isDateTime } from '../formats/date-time.ts'
import type { Findings } from '../issues/findings.ts'
import type { Path } from '../issues/issue.ts'
import type { Check } from './keyword.ts'
import type { Node } from './node.ts'

/** How the walk takes what it meets. */
export interface Reading {
  readonly tolerant: boolean
  /** Says what a name means that the schema does not list. */
  readonly unlisted: (name: string, path: Path, node: Node) => void
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
