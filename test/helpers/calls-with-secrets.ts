// Values that contain a secret, and calls of `validate`, `is` and `redact` with them. Tests search the results for the
// secret.
import { redact, type Options } from 'monitor-contract'
import { bodyNames, isBodyName, isList, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'
import { contracts } from './untyped-contracts.ts'

/** A value for a contract, such as that of a conformance vector. */
export interface Given {
  readonly contract: string
  readonly options?: Options & { readonly [name: string]: unknown }
  readonly value: unknown
}

/** The text that no result and no thrown error may contain. */
export const secret = 'hunter2-hunter2'

const variables = [
  { key: 'PIN', value: secret, secret: true },
  { key: 'PIN', value: secret, locked: true },
  { key: 5, value: secret, secret: 'yes', vlaue: secret, kye: secret },
]
const webhook = {
  headers: [{ key: 'k', value: secret, locked: true }],
  queryParameters: [{ key: secret, value: secret, locked: 5, a: secret, b: secret }],
}
const monitor = { name: 'edge', environmentVariables: variables, alertChannels: { webhook: [webhook, webhook] } }
const headers = { Authorization: `Bearer ${secret}`, 'x-service-account': secret, 'Content-Type': secret }

const fails = () => {
  throw new Error(secret)
}
const unreadable = Object.defineProperty({}, 'id', { enumerable: true, get: fails })

function bodiesWithSecrets(contract: BodyName): readonly Given[] {
  if (isUpdate(contract))
    return [
      { contract, value: { ...monitor, heartbeat: secret, frequency: secret, naem: secret, b: secret } },
      { contract, value: monitor, options: { unknownFields: 'error' } },
      { contract, value: unreadable },
    ]
  if (isMonitor(contract))
    return [
      { contract, value: monitor },
      { contract, value: { ...monitor, id: secret, checkType: secret }, options: { reader: 'tolerant' } },
    ]
  const group = { checkId: secret, errorHash: 5, a: secret, b: secret }
  return isList(contract)
    ? [
        { contract, value: [{ id: secret }, group, secret] },
        { contract, value: [unreadable] },
      ]
    : [
        { contract, value: group },
        { contract, value: unreadable },
      ]
}

function parametersWithSecrets(contract: string): readonly Given[] {
  if (contract.endsWith('Params')) return [{ contract, value: unreadable }]
  if (contract.endsWith('Query')) return [{ contract, value: { limit: secret, page: [secret, secret] } }]
  return [
    { contract, value: headers },
    { contract, value: { ...headers, authorization: secret } },
    { contract, value: { authorization: [secret, secret], Authorization: secret } },
  ]
}

/** Values of every contract that contain the secret in every place where a person might write one. */
export const secrets: readonly Given[] = [
  ...bodyNames.flatMap(bodiesWithSecrets),
  ...[...contracts.keys()].filter((name) => !isBodyName(name)).flatMap(parametersWithSecrets),
]

/** The result of one call, or the error that it threw. */
export type Outcome = { readonly returned: unknown } | { readonly thrown: unknown }

/** One call, by the index of its value and the name of the function. */
export interface Call {
  readonly name: string
  readonly run: () => unknown
}

/** Calls `validate` and `is` with each value. */
export const validationsOf = (given: readonly Given[]): readonly Call[] =>
  given.flatMap(({ contract: name, value, options }, index) => {
    const contract = contracts.get(name)
    if (contract === undefined) throw new Error(`No contract has the name ${name}`)
    return [
      { name: `${index} validate`, run: () => contract.validate(value, options) },
      { name: `${index} is`, run: () => contract.is(value, options) },
    ]
  })

/** Calls `redact` with each value. */
export const redactionsOf = (given: readonly Given[]): readonly Call[] =>
  given.map(({ value }, index) => ({ name: `${index} redact`, run: () => redact(value) }))

/** Makes the calls. Does not use prototypes that a test has polluted. */
export function ask(calls: readonly Call[]): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>()
  for (let index = 0; index < calls.length; index++) {
    const call = calls[index]
    if (call === undefined) continue
    try {
      outcomes.set(call.name, { returned: call.run() })
    } catch (thrown) {
      outcomes.set(call.name, { thrown })
    }
  }
  return outcomes
}
