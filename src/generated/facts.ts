// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * The allowed values of `locations`.
 *
 * Service description, "Allowed values".
 *
 * @example
 * icmpLocations[0] // "us-east-1"
 */
export const icmpLocations = /* @__PURE__ */ Object.freeze([
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
  'ca-central-1',
  'sa-east-1',
  'eu-west-1',
  'eu-central-1',
  'eu-west-2',
  'eu-west-3',
  'eu-north-1',
  'eu-south-1',
  'me-south-1',
  'ap-southeast-1',
  'ap-northeast-1',
  'ap-east-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-south-1',
  'af-south-1',
] as const)

/**
 * The allowed values of `runtimeId`.
 *
 * Service description, "Allowed values".
 *
 * @example
 * runtimeIds[0] // "2026.04"
 */
export const runtimeIds = /* @__PURE__ */ Object.freeze([
  '2026.04',
  '2025.04',
  '2024.09',
  '2024.02',
  '2023.09',
  '2023.02',
  '2022.10',
] as const)

/**
 * The allowed values of `frequency`. Unit: min.
 *
 * Service description, "Allowed values".
 *
 * @example
 * frequencies[0] // 0
 */
export const frequencies = /* @__PURE__ */ Object.freeze([
  0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440,
] as const)

/** The minimum of `frequencyOffset`. */
export const leastFrequencyOffset = 1
