import type { IssueCode, JsonSchema } from '../../index.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { formOf, type DirectedForm, type Direction, type FieldEntry } from './field.ts'
import { flatFields, type FlatField } from './flat-fields.ts'
import { issueCodes } from './rule-codes.ts'

/** What an update sends, a response answers, or both. */
export interface Resource {
  readonly title: string
  readonly anchor: string
  /** What each document says of itself. */
  readonly descriptions: readonly string[]
  readonly fields: readonly FieldEntry[]
}

/** A document without references, and where it describes a resource. */
export interface Source {
  readonly document: JsonSchema
  readonly direction: Direction
}

/** What is known of a resource, and where the rest is found. */
export interface ResourceSources {
  readonly title: string
  readonly anchor: string
  readonly contracts: readonly string[]
  readonly sources: readonly Source[]
}

/** The codes of the rules and warnings of certain contracts that look at a field. */
export const codesOf = (path: string, contracts: readonly string[]): IssueCode[] =>
  [...issueCodes].flatMap(([code, facts]) => {
    const { reads = [], contracts: reporting } = ownProperties(facts)
    return reads.includes(path) && reporting.some((contract) => contracts.includes(contract)) ? [code] : []
  })

/** The anchor of a field: brackets cannot stand in the fragment of a URL. */
export const anchorOf = (resource: string, path: string): string => `field-${resource}.${path.replaceAll('[]', '')}`

/** A resource as the documents of its two directions describe it. */
export function resourceOf({ title, anchor, contracts, sources }: ResourceSources): Resource {
  const described = new Map<string, (FlatField & { readonly direction: Direction })[]>()
  for (const { document, direction } of sources) {
    for (const field of flatFields(document)) {
      described.set(field.path, [...(described.get(field.path) ?? []), { ...field, direction }])
    }
  }
  return {
    title,
    anchor,
    descriptions: sources.map(({ document: { description = '' } }) => description),
    fields: [...described].map(([path, found]) => ({
      path,
      anchor: anchorOf(anchor, path),
      forms: found.reduce<DirectedForm[]>((forms, { schema, direction }) => {
        const form = formOf(schema)
        const same = forms.find(({ directions: _, ...other }) => JSON.stringify(other) === JSON.stringify(form))
        const directions = [...(same?.directions ?? []), direction]
        return [...forms.filter((other) => other !== same), { ...form, directions }]
      }, []),
      required: found.filter(({ required }) => required).map(({ direction }) => direction),
      deprecated: found.some(({ schema }) => schema.deprecated),
      codes: codesOf(path, contracts),
    })),
  }
}
