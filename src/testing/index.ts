export * from './generated/arbitraries.ts'
export type { InvalidValue } from './mistakes/spoilt-values.ts'
export type { BodyArbitraryOptions, Fixed } from './options.ts'
