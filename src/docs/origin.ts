/** The first paragraph of the reference. */
export const origin =
  'Generated from the JSON Schemas and the rules. Every message of an example is the message that the contract reports.'
