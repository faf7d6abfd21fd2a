// The generators for one part of a request, its parameters or its body: valid values and mistakes.
import { parameterSchema, type DescribingParameters } from '../../schema/whole-schema.ts'
import { bodyOf, type BodyContract } from '../generated-body.ts'
import { bodiesOf, mistakesOf } from '../body-arbitrary.ts'
import { headersForm, pathForm, queryForm } from './part-forms.ts'
import { parameters, type RequestPart } from './request-arbitraries.ts'

const forms = { params: pathForm, query: queryForm, headers: headersForm } as const

/** Returns the generators for path parameters, a query or headers, in the form in which they are sent. */
export const parametersPart = (name: keyof typeof forms, contract: DescribingParameters): RequestPart =>
  parameters(name, parameterSchema(contract), forms[name])

/** Returns the generators for the body of a request. */
export function bodyPart(contract: BodyContract): RequestPart {
  const body = bodyOf(contract)
  return { name: 'body', valid: bodiesOf(body, {}), mistakes: mistakesOf(body) }
}
