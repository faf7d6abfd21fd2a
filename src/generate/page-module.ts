import { readFileSync } from 'node:fs'
import { banner } from './names.ts'

const folder = 'src/docs/html'

const textOf = (name: string): string => readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8')

/** The style sheets of the page, in the order of the cascade. */
const styleSheets = ['page.css', 'entries.css', 'media.css']

/** A text of several lines as a template literal. */
const templateLiteral = (text: string): string => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``

/** The style sheet and the script of the HTML reference, which cannot be read from files where it is generated. */
export const pageModule = (): [path: string, source: string] => [
  'page.ts',
  `${banner(`${folder}/*.css and ${folder}/page.js`)}
/** The style sheet of the HTML reference. */
export const pageStyle = ${templateLiteral(styleSheets.map(textOf).join('\n'))}

/** The script of the HTML reference. */
export const pageScript = ${templateLiteral(textOf('page.js'))}
`,
]
