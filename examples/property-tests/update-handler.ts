import { icmpMonitorUpdate, toProblemDetails, type IcmpMonitorUpdate } from 'monitor-contract'

/** The reply to a request body: the status, and the JSON text of the body. */
export interface Reply {
  readonly status: number
  readonly body: string
}

/** Returns a handler that stores the update of a monitor, or replies with its errors. */
export function updateHandler(store: Map<string, IcmpMonitorUpdate>): (id: string, body: string) => Reply {
  return (id, body) => {
    const result = icmpMonitorUpdate.validate(JSON.parse(body))
    if (!result.valid) return { status: 422, body: JSON.stringify(toProblemDetails(result)) }
    store.set(id, result.value)
    return { status: 200, body: JSON.stringify(result.value) }
  }
}
