export * from './generated/arbitraries.ts'
export type { InvalidValue } from './mistakes/invalid-values.ts'
export type { BodyArbitraryOptions, Fixed } from './body-options.ts'
