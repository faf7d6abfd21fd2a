import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { errorGroupList, icmpMonitorUpdate, type Issue, type Result } from '../../dist/index.js'
import { validateText, type TextResult } from '../../dist/text.js'
import type { ContractName } from '../contenders/contender.ts'
import type { TextScenario } from './text-scenarios.ts'

/** Returns a call for each way to validate the texts of a scenario. */
export function waysToValidate({ contract, texts }: TextScenario): Readonly<Record<keyof Ways, () => unknown>> {
  const { ours, engine, jsonc } = waysOf[contract]
  const each = (validate: (text: string) => unknown) => () => {
    let result
    for (const text of texts) result = validate(text)
    return result
  }
  return { ours: each(ours), engine: each(engine), jsonc: each(jsonc) }
}

/** Throws if the ways find different issues in a text, or different positions. */
export function expectSameIssues({ title, contract, texts }: TextScenario): void {
  const { ours, engine, jsonc } = waysOf[contract]
  for (const text of texts) {
    const found = issuesOf(ours(text))
    const parsed = issuesOf(engine(text))
    const nodes = jsonc(text)
    const same = found.every(({ code, pointer, range: { start, end } }) => {
      // A text lists its issues by position, the others by field.
      const index = parsed.findIndex((issue) => issue.code === code && issue.pointer === pointer)
      const node = nodes[index]
      return start.offset === node?.offset && end.offset === start.offset + node.length
    })
    if (!same || found.length !== parsed.length) throw new Error(`The ways to validate ${title} disagree`)
  }
}

/** The ways to validate a text. The last returns the position of each issue. */
interface Ways {
  readonly ours: (text: string) => TextResult<unknown>
  readonly engine: (text: string) => Result<unknown>
  readonly jsonc: (text: string) => readonly (Node | undefined)[]
}

function ways(validate: (value: unknown) => Result<unknown>, ours: Ways['ours']): Ways {
  return {
    ours,
    engine: (text) => validate(JSON.parse(text)),
    jsonc(text) {
      const tree = parseTree(text)
      if (tree === undefined) throw new Error('The text is not JSON')
      return issuesOf(validate(getNodeValue(tree))).map((issue) => nodeOf(tree, issue))
    },
  }
}

const waysOf: Readonly<Record<ContractName, Ways>> = {
  update: ways(
    (value) => icmpMonitorUpdate.validate(value),
    (text) => validateText(icmpMonitorUpdate, text),
  ),
  'error-group-list': ways(
    (value) => errorGroupList.validate(value),
    (text) => validateText(errorGroupList, text),
  ),
}

const issuesOf = <One>({
  errors,
  warnings,
}: {
  readonly errors: readonly One[]
  readonly warnings: readonly One[]
}) => [...errors, ...warnings]

/** Returns the node of the value, of the key for an unknown field, or of the nearest enclosing value. */
function nodeOf(tree: Node, { code, path }: Issue): Node | undefined {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node !== undefined) return code === 'unknown-field' ? node.parent?.children?.[0] : node
  }
  return undefined
}
