// The exports of `monitor-contract/testing`: the fast-check arbitraries and their types.
export * from './arbitraries.ts'
export type { InvalidValue } from './mistakes.ts'
export type { BodyArbitraryOptions, Fixed, UpdateArbitraryOptions, WithBaseline } from './bodies.ts'
