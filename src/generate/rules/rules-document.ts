import type { Direction } from '../../docs/model/field.ts'
import type { Severity } from '../../issues/issue.ts'
import type { Rule } from '../../rules/define-rule.ts'
import type { RuleDocumentation } from '../../rules/rule-documentation.ts'
import { camelCase } from '../names.ts'
import { type MonitorKind, monitorKinds } from '../manifest-rows.ts'
import { frequencyOffsetCel } from './cel-frequency-offset.ts'
import { text, unlessPresent } from './cel-literals.ts'
import { ruleLists } from './rule-lists.ts'
import { documentationOf } from './rules-module.ts'

/** Returns the unformatted text of `schemas/rules.json`. */
export async function rulesDocument(): Promise<string> {
  const records = await Promise.all(
    monitorKinds.flatMap((kind) => [recordsOf(kind, 'update'), recordsOf(kind, 'response')]),
  )
  return JSON.stringify(merged(records.flat()))
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

type Cel = Pick<RuleRecord, 'expression' | 'messageExpression'>

/** A number that marks the place of the value in a message. */
const placeholder = 987654321

/** Returns a CEL expression for the message, with the value of a field inserted. */
function messageExpressionOf(rule: Rule, [param, field]: readonly [string, string]): string {
  const message = `${rule.at} ${rule.message({ [param]: placeholder }, [])}`
  return message.split(`${placeholder}`).map(text).join(` + string(self.${field}) + `)
}

/** Returns the rule in CEL; undefined if it does not compare fields of one monitor. */
function celOf(
  rule: Rule,
  { cel, celIsWhole, celMessageField }: RuleDocumentation,
  direction: Direction,
): Cel | undefined {
  if (rule.code === 'frequency-offset') return frequencyOffsetCel[direction]
  if (cel === undefined) return undefined
  return {
    expression: celIsWhole ? cel : `${rule.reads.map(unlessPresent).join('')}${cel}`,
    ...(celMessageField && { messageExpression: messageExpressionOf(rule, celMessageField) }),
  }
}

/** Returns the message without numbers of the value. */
function messageOf(rule: Rule, { meaning, examples }: RuleDocumentation, { messageExpression }: Cel): string {
  const params = rule.check({ ...examples[0] })
  if (params === undefined) throw new Error(`The first example of ${rule.code} does not break it`)
  return messageExpression === undefined ? `${rule.at} ${rule.message(params, [])}` : meaning.replaceAll('`', '')
}

async function recordsOf(kind: MonitorKind, direction: Direction): Promise<RuleRecord[]> {
  const row = kind[direction]
  const rules = (ruleLists[row.document] ?? []).filter((rule) => 'requires' in rule)
  const records = await Promise.all(
    rules.map(async (rule): Promise<RuleRecord[]> => {
      const documentation = await documentationOf(rule.code)
      const cel = celOf(rule, documentation, direction)
      if (cel === undefined) return []
      const { code, severity, at, reads, requires, readsIfPresent } = rule
      return [
        {
          code,
          severity,
          contracts: [camelCase(row.document)],
          reads: [...reads, ...requires, ...readsIfPresent],
          fieldPath: `.${at}`,
          expression: cel.expression,
          message: messageOf(rule, documentation, cel),
          ...(cel.messageExpression !== undefined && { messageExpression: cel.messageExpression }),
        },
      ]
    }),
  )
  return records.flat()
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
