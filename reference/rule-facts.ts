import { manifest } from '../src/contracts/manifest.ts'
import { contracts } from '../src/generate/documents.ts'
import type { ListRule, Rule, RuleDocumentation } from '../src/rules/define-rule.ts'
import * as lists from '../src/rules/index.ts'

type AnyRule = Rule | ListRule

const byName: Readonly<Record<string, readonly AnyRule[]>> = lists

/** Returns the rules of a contract. An update and a list also have the rules of the response. */
function rulesOf(contract: string): readonly AnyRule[] {
  const resource = manifest.find(({ update, list }) => [update, list].includes(contract))
  return [...(resource ? rulesOf(resource.response) : []), ...(byName[`${contract}Rules`] ?? [])]
}

const rules = [...new Set(contracts.flatMap(rulesOf))]

const errorRules: readonly AnyRule[] = lists.icmpMonitorRules

/** The facts about the rules of each code, from the rules and from the file with the name of the code. */
export const ruleFacts = await Promise.all(
  [...new Set(rules.map(({ code }) => code))].map(async (code) => {
    const module = (await import(`../src/rules/${code}.ts`)) as { readonly documentation: RuleDocumentation }
    const ofCode = rules.filter((rule) => rule.code === code)
    return {
      code,
      ...module.documentation,
      isError: ofCode.some((rule) => errorRules.includes(rule)),
      contracts: contracts.filter((name) => rulesOf(name).some((rule) => ofCode.includes(rule))),
      /** The fields of the issues. */
      at: ofCode.map(({ at }) => at),
      reads: [
        ...new Set(
          ofCode.flatMap((rule) => [...rule.reads, ...('readsIfPresent' in rule ? rule.readsIfPresent : []), rule.at]),
        ),
      ],
    }
  }),
)
