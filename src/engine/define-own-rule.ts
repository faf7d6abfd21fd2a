import { createRule, type UntypedDefinition } from '../rules/define-rule.ts'
import { ownOptions } from '../schema/own-options.ts'
import { nothing, schemaAt } from '../schema/positions.ts'
import { isFields } from '../schema/read-values.ts'
import { internalsOf } from './contract-internals.ts'
import type { Description } from './description.ts'
import type { OwnRule } from './own-rules.ts'

const definitionNames = [
  'code',
  'at',
  'reads',
  'readsIfPresent',
  'severity',
  'check',
  'message',
] as const

/**
 * Creates a rule of a user for a contract.
 *
 * @throws TypeError for a contract without own rules, or a wrong definition
 */
export function defineOwnRule(contract: unknown, given: unknown): OwnRule {
  const { description } = internalsOf(contract)
  const { name, fieldReaders } = description
  if (fieldReaders === undefined) throw new TypeError(`The contract ${name} has no own rules.`)
  const definition: unknown = ownOptions(given, definitionNames)
  assertDefinition(definition)
  const { at, reads = [], readsIfPresent = [] } = definition
  const unknown = [at, ...reads, ...readsIfPresent].find((field) => !hasField(description, field))
  if (unknown !== undefined)
    throw new TypeError(`The contract ${name} has no field ${JSON.stringify(unknown)}.`)
  return Object.freeze({ ...createRule(definition, fieldReaders), contract: name })
}

/** Returns whether a contract has a field that rules can name: not one inside a list. */
const hasField = ({ schema, fieldReaders = {} }: Description, field: string): boolean =>
  Object.hasOwn(fieldReaders, field) && schemaAt(schema(), field.split('.')) !== nothing

function assertDefinition(definition: unknown): asserts definition is UntypedDefinition {
  if (!isFields(definition)) throw wrongPart('definition', 'an object')
  const { code, at, reads, readsIfPresent, severity, check, message } = definition
  if (typeof code !== 'string' || code === '') throw wrongPart('code', 'a string')
  if (typeof at !== 'string') throw wrongPart('at', 'the name of a field')
  if (!isNameList(reads)) throw wrongPart('reads', 'a list of fields')
  if (!isNameList(readsIfPresent)) throw wrongPart('readsIfPresent', 'a list of fields')
  if (severity !== undefined && severity !== 'error' && severity !== 'warning')
    throw wrongPart('severity', '"error" or "warning"')
  if (typeof check !== 'function') throw wrongPart('check', 'a function')
  if (typeof message !== 'function') throw wrongPart('message', 'a function')
}

const wrongPart = (name: string, expected: string): TypeError =>
  new TypeError(`"${name}" of a rule must be ${expected}.`)

const isNameList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((name) => typeof name === 'string'))
