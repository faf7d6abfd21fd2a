import { inputSchemaOf, outputSchemaOf } from '../parameters/input-and-output-schema.ts'
import type { ParameterForm } from '../parameters/parameter-form.ts'
import { readFunctionOf } from '../parameters/read-parameters.ts'
import type { Read } from '../schema/read-values.ts'
import { once } from '../schema/memoize.ts'
import { lazySchemaOf } from '../schema/resolve.ts'
import type { Body } from './describe-body.ts'
import type { Description } from './description.ts'
import { isValidBody } from './find-in-body.ts'
import { findInParameters } from './find-in-parameters.ts'

/** Describes the path parameters, the query or the headers of an operation. */
export function describeParameters(
  parameters: Pick<Body, 'name' | 'documentSet' | 'check' | 'rules'> & {
    readonly form: ParameterForm
  },
): Description {
  const { form } = parameters
  const schema = lazySchemaOf(parameters.documentSet)
  const readFunction = once(() => readFunctionOf(schema(), form))
  const read: Read = (value, reading, pointer) => readFunction()(value, reading, pointer)
  const description: Description = {
    ...parameters,
    schema,
    read,
    fieldReaders: undefined,
    optionNames: ['severity', 'maxIssues', 'label', 'messages'],
    unknownFields: form.hasUnknown ? 'warning' : undefined,
    responseOnly: [],
    defaults: undefined,
    isParsed: true,
    find: (given, options) => findInParameters(description, form, { given, options }),
    isValid: (given, options) => isValidBody(description, given, options),
    jsonSchemaOf: (_options, side) =>
      side === 'input' ? inputSchemaOf(schema(), form) : outputSchemaOf(schema()),
  }
  return description
}
