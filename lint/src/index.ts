export * from './report/index.ts'
