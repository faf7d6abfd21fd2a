// The script that writes `src/docs/reference.js` before the package is built: the reference and its
// facts.
import { writeFileSync } from 'node:fs'
import { internalsOf } from '../engine/contract-internals.ts'
import { contracts } from '../generate/documents.ts'
import { capitalised } from '../generate/names.ts'
import * as main from '../index.ts'
import { referenceHtml, referenceMarkdown } from './document.ts'
import { issueCodes } from './issue-codes.ts'
import { chaptersOf } from './chapters.ts'
import { ruleFacts } from './rule-facts.ts'

const chapters = chaptersOf()

/** Returns the default options of a contract. */
const optionsOf = (name: string) => internalsOf(Reflect.get(main, name)).options

const errorsBetweenFields = Object.fromEntries(
  contracts.map((contract) => [
    capitalised(contract),
    ruleFacts
      .filter((rule) => rule.isError && rule.contracts.includes(contract))
      .map(({ meaning }) => meaning),
  ]),
)

/** Writes a module with constants, whose types are in the `.d.ts` file beside it. */
const write = (path: string, constants: Readonly<Record<string, unknown>>): void =>
  writeFileSync(
    new URL(`../${path}`, import.meta.url),
    [
      '// Generated from schemas, rules and the manifest by `src/reference/index.ts`. Do not edit.',
      ...Object.entries(constants).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}`,
      ),
      '',
    ].join('\n\n'),
  )

write('docs/reference.js', {
  markdown: referenceMarkdown(chapters),
  html: referenceHtml(chapters),
  errorsBetweenFields,
  issueCodes: issueCodes.map(({ code, contracts: names, meaning }) => {
    const severityIn = (name: string) => optionsOf(name).severities.get(code)
    return {
      code,
      contracts: names.map((name) => ({ name, severity: severityIn(name) ?? 'error' })),
      configurable: names.some((name) => severityIn(name) !== undefined),
      meaning,
    }
  }),
})
