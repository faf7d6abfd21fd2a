import type { Node } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import { ObjectSnapshot } from '../snapshot/snapshot.ts'
import type { Body } from './body.ts'
import type { ReadBaseline } from './options.ts'
import { recordOf } from './read.ts'

/** Returns the function that reads from a baseline the fields that the rules read; null stands for an invalid one. */
export function baselineReader(body: Body, node: () => Node): ReadBaseline {
  return (baseline) => {
    const context = { detailed: true, maxInvalidItems: 1, maxHoles: 1, maxUnknown: 0, unknownCount: 0 }
    const snapshot = recordOf(body.read, baseline, context)
    if (!(snapshot instanceof ObjectSnapshot))
      throw new TypeError('The option baseline must be an object that can be read')
    const fields: Record<string, unknown> = { __proto__: null, ...snapshot.fields }
    const findings = new Findings(Infinity)
    for (const name of explain(node(), snapshot, [], findings, strictly)) if (name in fields) fields[name] = null
    return Object.freeze(fields)
  }
}
