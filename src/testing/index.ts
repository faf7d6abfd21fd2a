export { arbitraries } from './arbitraries.ts'
export type { InvalidValue } from './mistakes/spoilt-values.ts'
export type { BodyArbitraryOptions, Fixed } from './options.ts'
export type { SentListErrorGroupsRequest, SentUpdateIcmpMonitorRequest } from './requests/operations.ts'
