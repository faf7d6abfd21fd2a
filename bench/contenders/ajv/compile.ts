import { Ajv, type AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import ajvFormats from 'ajv-formats'

function codeOf(name: string, document: AnySchemaObject, allErrors: boolean): string {
  const ajv = ajvFormats.default(
    new Ajv({ allErrors, allowUnionTypes: true, code: { source: true } }),
  )
  return `exports.${name} = (() => { const module = {}; ${standalone.default(ajv, ajv.compile(document))}; return module.exports })()`
}

/** Returns Ajv's standalone code of a document as CommonJS, which its documentation recommends. */
export const compile = (document: AnySchemaObject): string =>
  [codeOf('is', document, false), codeOf('explain', document, true)].join('\n')
