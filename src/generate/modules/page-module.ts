import { readFileSync } from 'node:fs'
import { banner } from '../names.ts'

/**
 * Returns the module with the style sheet and the script of the HTML reference as strings. The reference cannot read
 * files at run time.
 */
export const pageModule = (): [path: string, source: string] => [
  'page.ts',
  `${banner(`${folder}/*.css and ${folder}/page.js`)}
/** The style sheet of the HTML reference. */
export const pageStyle = ${templateLiteral(styleSheets.map(textOf).join('\n'))}

/** The script of the HTML reference. */
export const pageScript = ${templateLiteral(textOf('page.js'))}
`,
]

const folder = 'src/docs/html'

const textOf = (name: string): string => readFileSync(new URL(`../../../${folder}/${name}`, import.meta.url), 'utf8')

/** The style sheets of the page, in the order of the cascade. */
const styleSheets = ['page.css', 'entries.css', 'media.css']

/** Returns a text as a template literal. */
const templateLiteral = (text: string): string => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``
