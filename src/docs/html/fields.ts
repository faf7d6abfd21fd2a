import type { IssueCode } from '../../index.ts'
import { codeAnchor } from '../model/code.ts'
import type { DirectedForm, FieldEntry, Form } from '../model/field.ts'
import type { ParameterEntry } from '../model/operation.ts'
import type { Resource } from '../model/resource.ts'
import { directionOf, requiredIn, typeOf, withUnit } from '../words.ts'
import { h, type Element, type Nodes } from './element.ts'
import { badge, code, entry, facts, joined, paragraph } from './nodes.ts'

const codesIn = (values: readonly string[]): Nodes => joined(values.map(code), ', ')

const optional = (value: string | undefined, node: (value: string) => Nodes): Nodes =>
  value === undefined || value === '' ? [] : node(value)

const word = (value: string): Nodes => [value]

const coded = (value: string): Nodes => [code(value)]

const seeCodes = (codes: readonly IssueCode[]): Nodes =>
  joined(
    codes.map((name) => h('a', { href: `#${codeAnchor(name)}` }, code(name))),
    ', ',
  )

const factsOf = (form: Form, codes: readonly IssueCode[]): readonly (readonly [string, Nodes])[] => [
  ['Type', word(typeOf(form))],
  ['Unit', optional(form.unit, word)],
  ['Bounds', optional(form.bounds, (bounds) => word(withUnit(bounds, form)))],
  ['Allowed values', codesIn(form.allowed)],
  ['Format', optional(form.format, coded)],
  ['Pattern', optional(form.pattern, coded)],
  ['Default', optional(form.default, (value) => [code(value), ...optional(form.unit, (unit) => word(` ${unit}`))])],
  ['Example', codesIn(form.examples)],
  ['Codes', seeCodes(codes)],
]

const directed = (form: DirectedForm, field: FieldEntry): Nodes => [
  paragraph(form.description),
  ...facts([['Direction', word(directionOf(form))], ...factsOf(form, form === field.forms[0] ? field.codes : [])]),
]

const fieldEntry = (field: FieldEntry): Element =>
  entry(
    field.anchor,
    'h4',
    [code(field.path)],
    ...optional(requiredIn(field), (required) => [badge('required', required)]),
    ...(field.deprecated ? [badge('deprecated', 'deprecated')] : []),
    ...field.forms.flatMap((form) => directed(form, field)),
  )

export const resourceNodes = ({ title, anchor, descriptions, fields }: Resource): Nodes => [
  h(
    'section',
    { class: 'group', id: anchor },
    h('h3', {}, title),
    ...descriptions.map(paragraph),
    ...fields.map(fieldEntry),
  ),
]

export const parameterEntry = (parameter: ParameterEntry): Element =>
  entry(
    parameter.anchor,
    'h4',
    [code(parameter.name)],
    badge('place', parameter.in),
    ...(parameter.required ? [badge('required', 'required')] : []),
    paragraph(parameter.description),
    ...facts(factsOf(parameter, parameter.codes)),
  )
