import type { OpenApiDocument } from '../dist/docs.js'
import rules from '../schemas/rules.json' with { type: 'json' }

type Operation = NonNullable<OpenApiDocument['paths'][string]['put']>

/** An OpenAPI Overlay 1.0 document. */
type Overlay = {
  readonly overlay: '1.0.0'
  readonly info: { readonly title: string; readonly version: string; readonly 'x-generated': string }
  readonly actions: { readonly target: string; readonly description: string; readonly update: object }[]
}

/**
 * Returns the OpenAPI Overlay that adds our schemas, parameters, examples and rules to another OpenAPI 3.1 document of
 * the same operations. Rules are in the extension `x-rules` of a request body, as in `rules.json`.
 */
export function overlayOf({ info, paths, components }: OpenApiDocument): Overlay {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => actionsOf(`$.paths['${path}'].${method}`, operation)),
  )
  return {
    overlay: '1.0.0',
    info: {
      title: 'Bounds, rules and examples of ICMP monitors and error groups',
      version: info.version,
      'x-generated': 'Generated from schemas/ and src/rules/ by `npm run docs`. Do not edit.',
    },
    actions: [
      {
        target: '$',
        description: 'The schemas of the bodies.',
        update: { components: { schemas: components.schemas } },
      },
      ...operations,
    ],
  }
}

function actionsOf(target: string, { parameters, requestBody, responses }: Operation): Overlay['actions'] {
  const bodies = {
    ...(requestBody !== undefined && {
      requestBody: {
        ...requestBody,
        'x-rules': rules.filter(({ contracts }) => contracts.includes('icmpMonitorUpdate')),
      },
    }),
    responses,
  }
  return [
    { target, description: 'The bodies and their rules.', update: bodies },
    ...parameters.map((parameter) => ({
      target: `${target}.parameters[?@.name=='${parameter.name}' && @.in=='${parameter.in}']`,
      description: `The parameter ${parameter.name}.`,
      update: parameter,
    })),
  ]
}
