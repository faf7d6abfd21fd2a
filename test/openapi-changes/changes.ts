// Finds the differences between two OpenAPI documents that concern what is sent, and reports them.
import { apiDiff, type Diff } from 'api-smart-diff'

/** A difference between two OpenAPI documents that concerns what is sent. */
export interface ApiChange {
  /** Whether a client or a service that follows the old document may fail with the new one. */
  readonly breaking: boolean
  /** The operation, and the place in it: `PUT /v1/checks/icmp/{id}, request body`. */
  readonly place: string
  /** The field, with the fields around it; empty for a whole body or operation. */
  readonly field: string
  /** The keyword or part that changes: `maxLength`. */
  readonly keyword: string
  readonly before: unknown
  readonly after: unknown
}

type Path = readonly (string | number)[]

/** Parts of a schema that lie between the names of fields. */
const structure = new Set(['properties', 'items', 'anyOf', 'allOf', 'oneOf'])

function placeOf(path: Path): { readonly place: string; readonly rest: Path } {
  const [, route = '', method = '', part = '', ...rest] = path
  const operation = `${String(method).toUpperCase()} ${route}`
  const schema = rest.indexOf('schema')
  switch (part) {
    case 'requestBody':
      return { place: `${operation}, request body`, rest: rest.slice(schema + 1) }
    case 'responses':
      return { place: `${operation}, response ${rest[0] ?? ''}`, rest: rest.slice(schema + 1) }
    case 'parameters':
      return { place: `${operation}, parameter ${rest[0] ?? ''}`, rest: rest.slice(schema + 1) }
    default:
      return { place: operation, rest: [part, ...rest] }
  }
}

function changeOf({ path, type, before, after }: Diff): ApiChange {
  const { place, rest } = placeOf(path)
  const keywords = rest.filter((step, index) => typeof step !== 'number' || index === rest.length - 1)
  const names = keywords.filter((step, index) => rest[rest.indexOf(step) - 1] === 'properties' && index > 0)
  const last = rest.filter((step) => typeof step === 'string' && !structure.has(step)).at(-1) ?? ''
  return {
    breaking: type === 'breaking',
    place,
    field: names.join('.'),
    keyword: names.at(-1) === last ? 'the field' : String(last),
    before,
    after,
  }
}

/** Returns what changes from one OpenAPI document to another, without changes of texts and examples. */
export function changesBetween(before: object, after: object): readonly ApiChange[] {
  const changes = apiDiff(before, after)
    .filter(({ path: [first], type }) => first === 'paths' && (type === 'breaking' || type === 'non-breaking'))
    .map(changeOf)
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()]
}

const shown = (value: unknown): string => (value === undefined ? 'none' : `\`${JSON.stringify(value)}\``)

const line = ({ place, field, keyword, before, after }: ApiChange): string =>
  `- ${place}${field === '' ? '' : `, \`${field}\``}: ${keyword} changes from ${shown(before)} to ${shown(after)}.`

/** Writes the changes as Markdown, the breaking ones first. */
export function reportOf(changes: readonly ApiChange[]): string {
  const group = (title: string, isBreaking: boolean): readonly string[] => {
    const lines = changes.filter(({ breaking }) => breaking === isBreaking).map(line)
    return lines.length === 0 ? [] : [`## ${title}\n`, ...lines, '']
  }
  const parts = [...group('Breaking changes', true), ...group('Other changes', false)]
  return parts.length === 0 ? 'No change of what is sent.\n' : parts.join('\n')
}

/** Returns the changed fields that a section of the change log does not name. */
export function unnamed(changes: readonly ApiChange[], section: string): readonly string[] {
  const names = changes.map(({ field, keyword, before, after }) =>
    keyword === 'required' ? String(after ?? before) : field.split('.').at(-1) || keyword,
  )
  return [...new Set(names)].filter((name) => !section.includes(name))
}
