import { manifest } from '../contracts/manifest.ts'
import { contracts } from '../generate/documents.ts'
import * as lists from '../rules/index.ts'
import type { Rule, RuleDocumentation } from '../rules/rule.ts'

const byName: Readonly<Record<string, readonly Rule[]>> = lists

/** Returns the rules of a contract. A list also has the rules of its items. */
function rulesOf(contract: string): readonly Rule[] {
  const ofItems = manifest.find(({ list }) => list === contract)?.response
  return [...(ofItems === undefined ? [] : rulesOf(ofItems)), ...(byName[`${contract}Rules`] ?? [])]
}

const rules = [...new Set(contracts.flatMap(rulesOf))]

/**
 * The facts about the rules of each code, from the rules and from the file with the name of the
 * code.
 */
export const ruleFacts = await Promise.all(
  [...new Set(rules.map(({ code }) => code))].map(async (code) => {
    const module = (await import(`../rules/${code}.ts`)) as {
      readonly documentation: RuleDocumentation
    }
    const ofCode = rules.filter((rule) => rule.code === code)
    return {
      code,
      ...module.documentation,
      isError: ofCode.some(({ severity }) => severity === 'error'),
      contracts: contracts.filter((name) => rulesOf(name).some((rule) => ofCode.includes(rule))),
      /** The fields of the issues. */
      at: ofCode.map(({ at }) => at.join('.')),
      reads: [
        ...new Set(
          ofCode.flatMap(({ reads, at }) => [...reads.map(({ name }) => name), at.join('.')]),
        ),
      ],
    }
  }),
)
