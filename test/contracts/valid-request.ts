// A valid request of the operation "Update an ICMP monitor", and its parts.
export const headers = {
  authorization: 'Bearer k',
  'x-service-account': 'a',
  'content-type': 'application/json',
}
export const body = { heartbeat: {}, script: '' }

/** Returns the request with other parts. */
export const request = (parts: object = {}) => ({ params: { id: '7f' }, headers, body, ...parts })
