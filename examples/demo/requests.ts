import { operations, problemDetailsMediaType, toProblemDetails } from 'monitor-contract'
import type { Paint } from './report.ts'

const { updateIcmpMonitor } = operations

/** Returns the reply of a server to a request that updates a monitor: the parsed parts, or problem details. */
export function replyTo(request: object, paint: Paint): { readonly valid: boolean; readonly lines: readonly string[] } {
  const result = updateIcmpMonitor.validateRequest(request)
  if (result.valid) {
    const { params, query, body } = result.value
    return {
      valid: true,
      lines: [
        `  ${paint('green', '✓ valid')}  ${updateIcmpMonitor.method} ${updateIcmpMonitor.buildPath({ params, query })}`,
        `    query ${JSON.stringify(query)}, body with ${Object.keys(body).length} fields`,
      ],
    }
  }
  const problem = toProblemDetails(result)
  return {
    valid: false,
    lines: [
      `  ${paint('red', '✗ invalid')}  HTTP/1.1 ${problem.status} ${problem.title ?? ''}`.trimEnd(),
      `    content-type: ${problemDetailsMediaType}`,
      ...JSON.stringify(problem, null, 2)
        .split('\n')
        .map((line) => `    ${line}`),
    ],
  }
}
