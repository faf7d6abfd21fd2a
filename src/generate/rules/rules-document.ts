import type { Severity } from '../../issues/issue.ts'
import type { Rule } from '../../rules/define-rule.ts'
import type { RuleDescription } from '../../rules/define-rule.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { camelCase } from '../names.ts'
import { type Direction, type MonitorKind, monitorKinds } from '../manifest-rows.ts'
import { type Cel, celOf } from './cel.ts'
import { documentationOf, fieldsOf, ruleLists } from './rule-lists.ts'

/** Returns the unformatted text of `schemas/rules.json`. */
export function rulesDocument(): string {
  return JSON.stringify(
    merged(monitorKinds.flatMap((kind) => [...recordsOf(kind, 'update'), ...recordsOf(kind, 'response')])),
  )
}

/** A rule as data, in the form of `x-kubernetes-validations` of Kubernetes. */
interface RuleRecord {
  readonly code: string
  readonly severity: Severity
  readonly contracts: readonly string[]
  readonly reads: readonly string[]
  readonly fieldPath: string
  readonly expression: string
  readonly message: string
  readonly messageExpression?: string
}

/** Returns the message without numbers of the value. */
function messageOf(rule: Rule, { meaning, examples }: RuleDescription, { messageExpression }: Cel): string {
  const params = rule.check({ ...examples[0] })
  if (params === undefined) throw new Error(`The first example of ${rule.code} does not break it`)
  return messageExpression === undefined ? `${rule.at} ${rule.message(params)}` : meaning.replaceAll('`', '')
}

function recordsOf(kind: MonitorKind, direction: Direction): RuleRecord[] {
  const { document } = kind[direction]
  const { properties = {} } = inlined(documentNamed(document))
  const rules = (ruleLists[document] ?? []).filter((rule) => 'requires' in rule)
  return rules.flatMap((rule): RuleRecord[] => {
    const documentation = documentationOf(rule.code)
    const cel = celOf(rule, documentation, direction, properties)
    if (cel === undefined) return []
    const { code, severity, at } = rule
    return [
      {
        code,
        severity,
        contracts: [camelCase(document)],
        reads: fieldsOf(rule),
        fieldPath: `.${at}`,
        expression: cel.expression,
        message: messageOf(rule, documentation, cel),
        ...(cel.messageExpression !== undefined && { messageExpression: cel.messageExpression }),
      },
    ]
  })
}

/** Merges the records that differ only in their contracts. */
function merged(records: readonly RuleRecord[]): readonly RuleRecord[] {
  const found = new Map<string, RuleRecord>()
  for (const record of records) {
    const key = `${record.code} ${record.expression}`
    const contracts = [...(found.get(key)?.contracts ?? []), ...record.contracts]
    found.set(key, { ...record, contracts })
  }
  return [...found.values()]
}
