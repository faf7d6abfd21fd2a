import { expose } from 'comlink'
import { format, minify } from './format.ts'
import { toJson, toYaml } from './read-text.ts'
import { validateDocument, withSafeFixes } from './validate.ts'

/** The functions of the worker, so that a long document never blocks the page. */
const tasks = { format, minify, toYaml, toJson, validate: validateDocument, withSafeFixes }

export type Tasks = typeof tasks

expose(tasks)
