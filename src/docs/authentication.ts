/** How a client authenticates, for the reference and for OpenAPI. */
export const authentication =
  'Send the API key as a bearer credential, `Authorization: Bearer <API_KEY>`, and the account id in ' +
  '`x-service-account`. The API key acts like a password: keep it secret.'
