import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toOpenApi } from '../dist/docs.js'
import { writeFunctions } from './functions.ts'
import { referencePages } from './reference/pages.ts'

// Writes the pages of the site that are not committed: the reference pages, the function reference and the page of the
// OpenAPI document.

const at = (path: string): URL => new URL(path, import.meta.url)

mkdirSync(at('pages/reference/'), { recursive: true })
for (const [name, text] of referencePages()) writeFileSync(at(`pages/reference/${name}.md`), text)

await writeFunctions(fileURLToPath(at('functions')))

const document = JSON.stringify(toOpenApi(), null, 2)
mkdirSync(at('public/openapi/'), { recursive: true })
writeFileSync(at('public/openapi/openapi.json'), `${document}\n`)
writeFileSync(at('public/openapi/document.js'), `const openApiDocument = ${document}\n`)
for (const file of ['index.html', 'main.js', 'style.css'])
  copyFileSync(at(`openapi-page/${file}`), at(`public/openapi/${file}`))
copyFileSync(at('node_modules/@scalar/fastify-api-reference/dist/js/standalone.js'), at('public/openapi/scalar.js'))
