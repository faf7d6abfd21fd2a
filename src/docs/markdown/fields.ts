import type { IssueCode } from '../../index.ts'
import type { DirectedForm, FieldEntry, Form } from '../model/field.ts'
import type { ParameterEntry } from '../model/operation.ts'
import type { Resource } from '../model/resource.ts'
import { directionOf, requiredIn, typeOf, withUnit } from '../words.ts'
import {
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
  type Phrases,
} from './nodes.ts'

const codeLinks = (codes: readonly IssueCode[]): Phrases =>
  joined(
    codes.map((name) => [link(name)]),
    ', ',
  )

/** What a value may be besides its type. */
const allowed = (form: Form): Phrases =>
  joined(
    [
      form.bounds === '' ? [] : [text(withUnit(form.bounds, form))],
      form.bounds === '' && form.unit !== undefined ? [text(`in ${form.unit}`)] : [],
      joined(
        form.allowed.map((value) => [code(value)]),
        ', ',
      ),
      form.format === undefined ? [] : [text('format '), code(form.format)],
      form.pattern === undefined ? [] : [text('pattern '), code(form.pattern)],
    ],
    '; ',
  )

const example = ({ examples: [first] }: Form): Phrases =>
  first === undefined ? [] : [text('Example: '), code(first), text('.')]

const meaning = (form: Form, deprecated: boolean, codes: readonly IssueCode[]): Phrases =>
  joined(
    [
      deprecated ? [strong('Deprecated.')] : [],
      prose(form.description),
      example(form),
      codes.length === 0 ? [] : [text('See '), ...codeLinks(codes), text('.')],
    ],
    ' ',
  )

const defaultOf = (form: Form): Phrases =>
  form.default === undefined
    ? []
    : joined([[code(form.default)], form.unit === undefined ? [] : [text(form.unit)]], ' ')

const row = (field: FieldEntry, form: DirectedForm): Phrases[] => [
  [code(field.path)],
  [text(typeOf(form))],
  allowed(form),
  defaultOf(form),
  joined([[text(directionOf(form))], form === field.forms[0] ? prose(requiredIn(field) ?? '') : []], '; '),
  meaning(form, field.deprecated, field.codes),
]

export const resourceBlocks = ({ title, descriptions, fields }: Resource): Block[] => [
  heading(3, text(title)),
  ...descriptions.map((description) => paragraph(...prose(description))),
  table(
    ['Field', 'Type', 'Allowed', 'Default', 'Direction', 'Meaning'],
    fields.flatMap((field) => field.forms.map((form) => row(field, form))),
  ),
]

export const parameterTable = (parameters: readonly ParameterEntry[]): Block =>
  table(
    ['Parameter', 'In', 'Type', 'Allowed', 'Default', 'Meaning'],
    parameters.map((parameter) => [
      [code(parameter.name)],
      [text(parameter.required ? `${parameter.in}, required` : parameter.in)],
      [text(typeOf(parameter))],
      allowed(parameter),
      defaultOf(parameter),
      meaning(parameter, false, parameter.codes),
    ]),
  )
