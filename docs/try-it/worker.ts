import { expose } from 'comlink'
import { format, minify } from './format.ts'
import { isYaml } from './kinds.ts'
import {
  validateDocument,
  withSafeFixes,
  type ValidationInput,
  type ValidationOutcome,
} from './validate.ts'

/** Loads the package for YAML when it is first needed. */
const yaml = () => import('./validate-yaml.ts')

/** Returns the validation of a document in its format. */
const validator = async ({ kind, choices }: ValidationInput) =>
  isYaml(kind, choices) ? (await yaml()).validateYamlText : validateDocument

/** The functions of the worker, so that a long document never blocks the page. */
const tasks = {
  format,
  minify,
  toYaml: async (text: string): Promise<string> => (await yaml()).toYaml(text),
  toJson: async (text: string): Promise<string> => (await yaml()).toJson(text),
  validate: async (input: ValidationInput): Promise<ValidationOutcome> =>
    (await validator(input))(input),
  withSafeFixes,
}

export type Tasks = typeof tasks

expose(tasks)
