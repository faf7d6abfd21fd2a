import type { CST } from 'yaml'
import type { Fault } from '../located.ts'
import { yamlFault } from './yaml-faults.ts'

/** Returns the fault of the first directive that stands twice before a document. */
export function repeatedDirective(tokens: readonly CST.Token[]): Fault | undefined {
  const known = new Set<string>()
  for (const token of tokens) {
    if (token.type === 'document') known.clear()
    if (token.type !== 'directive') continue
    const [name = '', handle = ''] = token.source.split(/\s+/, 2)
    const directive = name === '%TAG' ? `${name} ${handle}` : name
    const { offset: start } = token
    if (known.has(directive))
      return yamlFault('REPEATED_DIRECTIVE', { start, end: start + token.source.length })
    known.add(directive)
  }
  return undefined
}
