import type { IssueCode, JsonSchema } from '../../index.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { formOf, type DirectedForm, type Direction, type FieldEntry } from './field.ts'
import { flatFields, type FlatField } from './flat-fields.ts'
import { issueCodes } from './issue-codes.ts'

/** Returns a resource of the reference with its fields. Descriptions that update and response share are merged. */
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
    descriptions: order.flatMap((direction) =>
      sources
        .filter((source) => source.direction === direction)
        .map(({ document: { description = '' } }) => description),
    ),
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

/** A resource in the reference: the fields of its update, its response, or both. */
export interface Resource {
  readonly title: string
  readonly anchor: string
  /** The descriptions of its documents, that of the request first. */
  readonly descriptions: readonly string[]
  readonly fields: readonly FieldEntry[]
}

/** A document without references, and the direction in which it is sent. */
export interface Source {
  readonly document: JsonSchema
  readonly direction: Direction
}

/** The parts from which a resource is built. */
export interface ResourceSources {
  readonly title: string
  readonly anchor: string
  readonly contracts: readonly string[]
  readonly sources: readonly Source[]
}

/** Returns the codes of the rules and warnings that read a field, for the given contracts. */
export const codesOf = (path: string, contracts: readonly string[]): IssueCode[] =>
  [...issueCodes].flatMap(([code, facts]) => {
    const { reads = [], contracts: reporting } = ownProperties(facts)
    return reads.includes(path) && reporting.some((contract) => contracts.includes(contract)) ? [code] : []
  })

/** Returns the anchor of a field. Brackets are removed, because the fragment of a URL cannot contain them. */
export const anchorOf = (resource: string, path: string): string => `field-${resource}.${path.replaceAll('[]', '')}`

const order: readonly Direction[] = ['update', 'response']
