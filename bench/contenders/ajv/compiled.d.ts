declare module 'ajv:*' {
  export const is: import('ajv').ValidateFunction
  export const explain: import('ajv').ValidateFunction
}
