import { type FrequencyOffsetRange, icmpMonitorUpdate } from '../index.ts'
import { frequencyOffsetSchema } from './openapi/frequency-offset-schema.ts'
import type { OffsetRow } from './model/model.ts'
import type { DirectedForm, FieldEntry, Form } from './model/field.ts'

// What is said alike in every form of the documentation.

/** The titles of the chapters, by their anchors. */
export const titles = {
  operations: 'Operations',
  fields: 'Fields',
  offsets: 'Offsets by frequency',
  codes: 'Issue codes',
  readings: 'Readings',
  open: 'What the description leaves open',
} as const

export const origin =
  'Generated from the schemas, the rules and the issue codes; the messages are those that the contracts answer. ' +
  '“The description” is the service’s own.'

export const readingsHold = 'Where the description can be read in two ways, these hold.'

export const typeOf = ({ type, nullable }: Form): string => (nullable ? `${type} or null` : type)

export const withUnit = (value: string, { unit }: Pick<Form, 'unit'>): string =>
  unit === undefined ? value : `${value} ${unit}`

/** Where a form of a field is described. */
export const directionOf = ({ directions }: DirectedForm): string =>
  directions.length > 1 ? 'both' : directions.join()

export const requiredIn = ({ required }: FieldEntry): string | undefined =>
  required.length === 0
    ? undefined
    : `required in ${required.map((direction) => (direction === 'update' ? 'an update' : 'a response')).join(' and ')}`

export const offsetsInWords = (range: FrequencyOffsetRange): string =>
  range.kind === 'values' ? range.values.join(', ') : `${range.minimum} to ${range.maximum}`

export const offsetCaption = 'What `frequencyOffset` may be for each `frequency`, as `frequencyOffsetRange` answers it.'

export const offsetHeads = ['Frequency, min', 'Offset', 'What it does'] as const

/** What an offset means at a frequency. */
export const offsetMeaning = ({ range }: OffsetRow): string =>
  range.kind === 'values' ? 'a run every that many seconds' : 'spreads the runs'

const updateWithOffsetRule = { allOf: [{ $ref: icmpMonitorUpdate.id }, { $ref: frequencyOffsetSchema().$id }] }

/** How validators apply the offset rule without the code of this package. */
export const offsetsAsSchema =
  'Validators in any language get the same rule from `schemas/generated/frequency-offset.schema.json`, together ' +
  `with a document of a body: \`${JSON.stringify(updateWithOffsetRule)}\`.`

export const responsesAreOurs =
  'The description shows no status codes and no error bodies. That success is `2XX`, that errors are `4XX`, and ' +
  'that their bodies are problem details (RFC 9457) is ours.'

export const authentication =
  'The API key is sent as a bearer credential, `Authorization: Bearer <API_KEY>`; it acts like a password, so ' +
  'keep it secret. The account id goes with it in `x-service-account`.'
