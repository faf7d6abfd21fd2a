import { objectsOf, objectAnchor, type FieldObject, type FieldOfObject } from '../field-objects.ts'
import type { DirectedForm, Direction, FieldForm } from '../model/field.ts'
import type { ParameterEntry } from '../model/operation-entries.ts'
import type { Resource } from '../model/resource.ts'
import { defaultInWords, formInWords, isLongList, marksOf, typeOf } from '../reference-texts.ts'
import {
  anchor,
  code,
  heading,
  joined,
  link,
  paragraph,
  prose,
  strong,
  table,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from './nodes.ts'

/** Returns the fields of a resource as Markdown tables, one for each object. */
export function resourceBlocks(resource: Resource): Block[] {
  const objects = objectsOf(resource)
  return [
    heading(3, text(resource.title)),
    ...resource.descriptions.map((description) => paragraph(...prose(description))),
    ...objects.flatMap((object) => objectBlocks(resource, objects, object)),
  ]
}

const codes = (values: readonly string[]): Phrases =>
  joined(
    values.map((value) => [code(value)]),
    ', ',
  )

const codeLinks = (names: readonly string[]): Phrases =>
  joined(
    names.map((name) => [link(name, { code: true, value: name })]),
    ', ',
  )

const valuesAnchor = (fieldAnchor: string): string => `values-${fieldAnchor}`

function allowed({ allowed: values }: FieldForm, fieldAnchor: string): Phrases {
  return isLongList(values)
    ? [link(valuesAnchor(fieldAnchor), { code: false, value: `${values.length} values` })]
    : codes(values)
}

/**
 * Returns the type of a field and everything that limits its value. The type is a link if the reference describes its
 * fields.
 */
const typeAndBounds = (form: FieldForm, fieldAnchor: string, fields?: string): Phrases =>
  joined(
    [
      [fields === undefined ? text(typeOf(form)) : link(fields, { code: false, value: typeOf(form) })],
      allowed(form, fieldAnchor),
      prose(formInWords(form)),
    ],
    '; ',
  )

interface CellTexts {
  readonly marks: readonly string[]
  readonly form: FieldForm
  readonly codes: readonly string[]
}

const meaning = ({ marks, form, codes: names }: CellTexts): Phrases =>
  joined(
    [
      ...marks.map((mark) => [strong(`${mark}.`)]),
      prose(form.description),
      form.pattern === undefined
        ? form.examples.slice(0, 1).flatMap((example) => [text('Example: '), code(example), text('.')])
        : [],
      names.length === 0 ? [] : [text('See '), ...codeLinks(names), text('.')],
    ],
    ' ',
  )

const valueLists = (entries: readonly (readonly [name: string, fieldAnchor: string, form: FieldForm])[]): Block[] =>
  entries
    .filter(([, , form]) => isLongList(form.allowed))
    .map(([name, fieldAnchor, form]) =>
      paragraph(anchor(valuesAnchor(fieldAnchor)), text('Values of '), code(name), text(': '), ...codes(form.allowed)),
    )

/** Returns the cells of one form of a field. The first row of the field contains the anchor. */
function row(resource: Resource, objects: readonly FieldObject[], { name, field }: FieldOfObject, form: DirectedForm) {
  const isFirst = form === field.forms[0]
  const isDescribed = (direction: Direction): boolean => form.directions.includes(direction)
  const fieldsAnchor = objectAnchor(resource, field.path)
  const described = objects.some(
    (object) =>
      object.anchor === fieldsAnchor &&
      object.fields.some((inner) => inner.field.forms.some(({ directions }) => directions.some(isDescribed))),
  )
  const anchors: readonly Phrase[] = isFirst ? [anchor(field.anchor)] : []
  return [
    [...anchors, code(name)],
    meaning({ marks: marksOf(resource, field, form), form, codes: isFirst ? field.codes : [] }),
    typeAndBounds(form, field.anchor, described ? fieldsAnchor : undefined),
    prose(defaultInWords(form)),
  ]
}

const objectBlocks = (
  resource: Resource,
  objects: readonly FieldObject[],
  { path, anchor: id, fields }: FieldObject,
): Block[] => [
  ...(path === '' ? [] : [heading(4, anchor(id), code(path))]),
  table(
    ['Field', 'Meaning', 'Type and bounds', 'Default'],
    fields.flatMap((entry) => entry.field.forms.map((form) => row(resource, objects, entry, form))),
  ),
  ...valueLists(
    fields.flatMap(({ name, field }) => field.forms.slice(0, 1).map((form) => [name, field.anchor, form] as const)),
  ),
]

export const parameterBlocks = (parameters: readonly ParameterEntry[]): Block[] => [
  table(
    ['Parameter', 'Meaning', 'Type and bounds', 'Default'],
    parameters.map((parameter) => [
      [anchor(parameter.anchor), code(parameter.name), text(`, ${parameter.in}`)],
      meaning({ marks: parameter.required ? ['Required'] : [], form: parameter, codes: parameter.codes }),
      typeAndBounds(parameter, parameter.anchor),
      prose(defaultInWords(parameter)),
    ]),
  ),
  ...valueLists(parameters.map((parameter) => [parameter.name, parameter.anchor, parameter] as const)),
]
