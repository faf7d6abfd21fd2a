import type { Rule } from '../rules/rule.ts'
import type { Check } from '../schema/check.ts'
import type { FieldReaders } from '../schema/field-readers.ts'
import { isFields, type Read } from '../schema/read-values.ts'
import { lazySchemaOf, type DocumentSet } from '../schema/resolve.ts'
import { tolerantSchema } from '../schema/tolerant.ts'
import type { Description } from './description.ts'
import { findInBody, isValidBody } from './find-in-body.ts'
import { findInList, isValidList } from './find-in-list.ts'

/** What differs between the bodies: the document, the generated functions and the rules. */
export interface Body {
  /** The name of the export. */
  readonly name: string
  readonly documentSet: DocumentSet
  readonly read: Read
  readonly check: Check
  readonly rules: readonly Rule[]
  readonly fieldReaders: FieldReaders
}

/** An update, which can have only some of the fields of a resource. */
export interface UpdateBody extends Body {
  readonly defaults: object
  readonly responseOnly: readonly string[]
}

/** Describes a request body that updates a resource. */
export function describeUpdate(body: UpdateBody): Description {
  const { document } = body.documentSet
  return describe(body, {
    optionNames: ['severity', 'maxIssues', 'label', 'messages', 'rules', 'baseline', 'unchanged'],
    unknownFields: 'warning',
    responseOnly: body.responseOnly,
    defaults: isFields(body.defaults) ? body.defaults : {},
    jsonSchemaOf: () => document,
  })
}

/** Describes a response body that is an object. It has no defaults for missing fields. */
export function describeResponse(body: Body): Description {
  const schema = lazySchemaOf(body.documentSet)
  const { document } = body.documentSet
  return describe(body, {
    optionNames: ['severity', 'maxIssues', 'label', 'messages', 'rules', 'reader'],
    unknownFields: 'off',
    responseOnly: [],
    defaults: undefined,
    jsonSchemaOf: ({ reader }) => (reader === 'tolerant' ? tolerantSchema(schema()) : document),
  })
}

type Kind = Pick<
  Description,
  'optionNames' | 'unknownFields' | 'responseOnly' | 'defaults' | 'jsonSchemaOf'
>

function describe(body: Body, kind: Kind): Description {
  const description: Description = {
    ...body,
    ...kind,
    schema: lazySchemaOf(body.documentSet),
    isParsed: false,
    find: (given, options) => findInBody(description, given, options),
    isValid: (given, options) => isValidBody(description, given, options),
  }
  return description
}

/** Describes a response body that is a list. `rules` compare its items. */
export function describeList(
  { name, documentSet, check, rules }: Pick<Body, 'name' | 'documentSet' | 'check' | 'rules'>,
  item: Description,
): Description {
  const list = { item, comparing: rules, check, schema: lazySchemaOf(documentSet) }
  const { document } = documentSet
  return {
    ...item,
    name,
    documentSet,
    check,
    schema: list.schema,
    rules: [...item.rules, ...rules],
    fieldReaders: undefined,
    optionNames: item.optionNames.filter((option) => option !== 'rules'),
    jsonSchemaOf: ({ reader }) =>
      reader === 'tolerant' ? tolerantSchema(list.schema()) : document,
    find: (given, options) => findInList(list, given, options),
    isValid: (given, options) => isValidList(list, given, options),
  }
}
