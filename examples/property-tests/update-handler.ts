import { icmpMonitorUpdate, toProblemDetails, type IcmpMonitorUpdate } from 'monitor-contract'

/** What is answered to a request body: the status, and the JSON text of the body. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** Keeps the update of a monitor, or says what is wrong with it. */
export function updateHandler(store: Map<string, IcmpMonitorUpdate>): (id: string, body: string) => Answer {
  return (id, body) => {
    const result = icmpMonitorUpdate.validate(JSON.parse(body))
    if (!result.valid) return { status: 422, body: JSON.stringify(toProblemDetails(result)) }
    store.set(id, result.value)
    return { status: 200, body: JSON.stringify(result.value) }
  }
}
