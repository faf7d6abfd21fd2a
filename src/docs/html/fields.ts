import { codeAnchor } from '../model/code-entries.ts'
import type { DirectedForm, FieldEntry, FieldForm } from '../model/field.ts'
import type { ParameterEntry } from '../model/operation-entries.ts'
import type { Resource } from '../model/resource.ts'
import type { IssueCode } from '../../index.ts'
import { defaultInWords, formInWords, marksOf, typeOf } from '../reference-texts.ts'
import { h, type Element, type Nodes } from './element.ts'
import { badge, code, entry, facts, joined, paragraph, prose } from './nodes.ts'

/** Returns the fields of a resource as HTML elements. */
export const resourceNodes = (resource: Resource): Element =>
  h(
    'section',
    { class: 'group', id: resource.anchor },
    h('h3', {}, resource.title),
    ...resource.descriptions.map(paragraph),
    ...resource.fields.map((field) => fieldEntry(resource, field)),
  )

/** Returns a parameter of an operation as an HTML entry. */
export const parameterEntry = (parameter: ParameterEntry): Element =>
  entry(
    parameter.anchor,
    'h4',
    [code(parameter.name)],
    badge('place', parameter.in),
    ...marks(parameter.required ? ['Required'] : []),
    paragraph(parameter.description),
    factsOf(parameter, parameter.codes),
  )

const codesIn = (values: readonly string[]): Nodes => joined(values.map(code), ', ')

const seeCodes = (codes: readonly IssueCode[]): Nodes =>
  joined(
    codes.map((name) => h('a', { href: `#${codeAnchor(name)}` }, code(name))),
    ', ',
  )

const typeAndBounds = (form: FieldForm): Nodes => prose([typeOf(form), formInWords(form)].filter(Boolean).join('; '))

const factsOf = (form: FieldForm, codes: readonly IssueCode[]): Element =>
  facts([
    ['Type', typeAndBounds(form)],
    ['Allowed values', codesIn(form.allowed)],
    ['Default', prose(defaultInWords(form))],
    ['Example', form.pattern === undefined ? codesIn(form.examples) : []],
    ['Codes', seeCodes(codes)],
  ])

const marks = (words: readonly string[]): Nodes =>
  words.map((word) => badge(word.split(' ', 1).join().toLowerCase(), word))

const formNodes = (resource: Resource, field: FieldEntry, form: DirectedForm): Nodes => [
  ...marks(marksOf(resource, field, form)),
  paragraph(form.description),
  factsOf(form, form === field.forms[0] ? field.codes : []),
]

const fieldEntry = (resource: Resource, field: FieldEntry): Element =>
  entry(
    field.anchor,
    'h4',
    [code(field.path)],
    ...(field.forms.length === 1
      ? field.forms.flatMap((form) => formNodes(resource, field, form))
      : field.forms.map((form) => h('div', { class: 'form' }, ...formNodes(resource, field, form)))),
  )
