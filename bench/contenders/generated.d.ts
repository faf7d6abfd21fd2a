declare module 'generated:ajv-standalone/*' {
  export const is: import('ajv').ValidateFunction
  export const explain: import('ajv').ValidateFunction
}

declare module 'generated:typia/*' {
  export const is: (value: unknown) => boolean
  export const validate: (value: unknown) => import('typia').IValidation
}
