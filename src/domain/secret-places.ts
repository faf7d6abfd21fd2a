/** A place whose value is secret although a schema describes it. */
interface SecretPlace {
  /**
   * The path from the parts of a request, or from `body` of a response, on. `[*]` is each item of a
   * list. Names of headers are in lower case.
   */
  readonly path: string
  /** The fields beside it that make it secret. Without `flags`, it always is. */
  readonly flags?: readonly string[]
}

const secretPlaces: readonly SecretPlace[] = [
  { path: 'headers.authorization' },
  { path: 'body.environmentVariables[*].value', flags: ['secret', 'locked'] },
  { path: 'body.alertChannels.webhook.url' },
  { path: 'body.alertChannels.webhook.headers[*].value', flags: ['locked'] },
  { path: 'body.alertChannels.webhook.queryParameters[*].value', flags: ['locked'] },
  { path: 'body.alertChannels.webhook[*].url' },
  { path: 'body.alertChannels.webhook[*].headers[*].value', flags: ['locked'] },
  { path: 'body.alertChannels.webhook[*].queryParameters[*].value', flags: ['locked'] },
  { path: 'body.alertChannels.slack.url' },
  { path: 'body.alertChannels.slack[*].url' },
]

/**
 * The paths of all secrets that the schemas describe, for loggers that redact by path, such as
 * pino.
 *
 * Service description, "Authentication": "The API key acts like a password. Keep it secret". Our
 * readings: "A value beside a flag that is true is a secret". The paths begin with a part of a
 * request, or with `body` of a response, and `[*]` is each item of a list. Headers have lower-case
 * names, as in Node.js. A path cannot depend on the fields `secret` and `locked`, so that such a
 * logger hides every `value`. Unlike `redact`, it shows unknown fields, and objects whose fields
 * are not stated.
 *
 * @example
 * secretPaths[0] // 'headers.authorization'
 * secretPaths.includes('body.environmentVariables[*].value') // true
 */
export const secretPaths: readonly string[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ secretPlaces.map(({ path }) => path),
)

const placesByPath: ReadonlyMap<string, SecretPlace> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ secretPlaces.map((place) => [place.path, place]),
)

/** Returns whether the value at a path can be secret. */
export const isSecretPlace = (path: string): boolean => placesByPath.has(path)

/**
 * Returns whether the value at a path is secret. A flag that is false, null or undefined hides
 * nothing, and any other does.
 *
 * @param siblings The fields of the object that has the value.
 */
export function isSecret(path: string, siblings: ReadonlyMap<string, unknown>): boolean {
  const place = placesByPath.get(path)
  if (place === undefined) return false
  if (place.flags === undefined) return true
  return place.flags.some((flag) => (siblings.get(flag) ?? false) !== false)
}
