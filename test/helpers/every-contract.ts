import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  redact,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type Options,
} from 'monitor-contract'

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

/** Values that contain the secret in every place where a person might write one. */
export const secrets: readonly Given[] = [
  {
    contract: 'icmpMonitorUpdate',
    value: { ...monitor, heartbeat: secret, frequency: secret, naem: secret, b: secret },
  },
  { contract: 'icmpMonitorUpdate', value: monitor, options: { unknownFields: 'error' } },
  { contract: 'icmpMonitorUpdate', value: unreadable },
  { contract: 'icmpMonitor', value: monitor },
  { contract: 'icmpMonitor', value: { ...monitor, id: secret, checkType: secret }, options: { reader: 'tolerant' } },
  {
    contract: 'errorGroupList',
    value: [{ id: secret }, { checkId: secret, errorHash: 5, a: secret, b: secret }, secret],
  },
  { contract: 'errorGroupList', value: [unreadable] },
  { contract: 'listErrorGroupsHeaders', value: headers },
  { contract: 'listErrorGroupsHeaders', value: { authorization: [secret, secret], Authorization: secret } },
  { contract: 'updateIcmpMonitorHeaders', value: { ...headers, authorization: secret } },
  { contract: 'updateIcmpMonitorParams', value: unreadable },
  { contract: 'listErrorGroupsQuery', value: { limit: secret, page: [secret, secret] } },
]

interface Contract {
  validate(value: unknown, options?: Options): unknown
  is(value: unknown, options?: Options): boolean
}

const contracts: ReadonlyMap<string, Contract> = new Map(
  Object.entries<Contract>({
    errorGroup,
    errorGroupList,
    icmpMonitor,
    icmpMonitorUpdate,
    listErrorGroupsHeaders,
    listErrorGroupsQuery,
    updateIcmpMonitorHeaders,
    updateIcmpMonitorParams,
    updateIcmpMonitorQuery,
  }),
)

/** The result of one call, or the error that it threw. */
export type Outcome = { readonly returned: unknown } | { readonly thrown: unknown }

/** One call, by the index of its value and the name of the function. */
export interface Call {
  readonly name: string
  readonly run: () => unknown
}

/** Calls `validate` and `is` with each value. */
export const verdictsOf = (given: readonly Given[]): readonly Call[] =>
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
