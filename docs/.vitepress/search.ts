/** Words of questions that say nothing about the page. */
const fillers = new Set(
  'a an and are as at be by can do does for from get has have how i in is it me my no not of on or that the this to what when where which who why with'.split(
    ' ',
  ),
)

/** How much a page counts, by a part of its address: guides before the reference, the reference before types. */
const weights: readonly (readonly [part: RegExp, weight: number])[] = [
  [/\/functions\/types\//, 0.2],
  [/\/functions\/|\/reference\/|\/(?:exports|types|compatibility)\./, 0.6],
  [
    /\/(?:service-description|architecture|decisions|adding-a-field-or-rule|change-log|contributing|benchmarks|guides|introduction)\./,
    0.4,
  ],
]

/** How the search ranks the sections of pages. VitePress cannot pass functions from its configuration to the browser. */
export const searchOptions = {
  fuzzy: 0.2,
  prefix: true,
  boost: { title: 4, text: 2, titles: 1 },
  processTerm: (term: string): string | null => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
  boostDocument: (address: string): number => weights.find(([part]) => part.test(address))?.[1] ?? 1,
}
