import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { searchOptions } from '../../.vitepress/search.ts'
import { base, files, folder } from '../built.ts'

/** Questions in words of users, and the page for each. */
const pageOf: Readonly<Record<string, string>> = {
  'offset too large': 'reference/issue-codes',
  'packet loss below degraded': 'reference/issue-codes',
  'send back what I read': 'replace-and-partial-update',
  'react form': 'quick-start-form',
  'line number': 'check-monitors-in-ci',
  'secret in log': 'quick-start-server',
  'unknown location': 'replace-and-partial-update',
  'validate yaml files': 'check-monitors-in-ci',
  'fix mistakes': 'check-monitors-in-ci',
  'several monitors in a file': 'check-monitors-in-ci',
  express: 'quick-start-server',
  'fastify plugin': 'editors',
  'hono validator': 'quick-start-server',
  'nestjs pipe': 'quick-start-server',
  'status code of an error response': 'quick-start-server',
  'german messages': 'quick-start-form',
  'name of a field in messages': 'quick-start-form',
  'why no error for a misspelt field': 'troubleshooting',
  'reject unknown fields': 'troubleshooting',
  'show warnings to the user': 'quick-start-server',
  'property based tests': 'quick-start-tests',
  'generate test data': 'quick-start-tests',
  'github annotations': 'check-monitors-in-ci',
  'code scanning': 'check-monitors-in-ci',
  'pre-commit hook': 'check-monitors-in-ci',
  'vs code': 'editors',
  'autocomplete in my editor': 'editors',
  'publish openapi document': 'editors',
  'html page of the reference': 'editors',
  'my own ajv': 'editors',
  'partial update': 'replace-and-partial-update',
  'new monitor baseline': 'replace-and-partial-update',
  'preview changes before sending': 'quick-start-client',
  'call the api': 'quick-start-client',
  'masked secret': 'quick-start-client',
  'duplicate key': 'reference/issue-codes',
  'jest cannot import': 'troubleshooting',
  'ajv strict mode': 'troubleshooting',
  'node version': 'troubleshooting',
  'custom rule': 'own-rules',
  'write my own validation': 'own-rules',
  'disable a warning': 'own-rules',
  'treat warnings as errors': 'own-rules',
  'threshold slider range': 'quick-start-form',
}

/** The index that the search of the built site loads. */
const file = [...files].find((path) => /@localSearchIndexroot\..*\.js$/.test(path)) ?? ''
const { default: text } = (await import(`${folder}/${file}`)) as { readonly default: string }
const index = MiniSearch.loadJSON(text, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title'],
  searchOptions,
})

const pagesFor = (question: string): readonly string[] =>
  index.search(question).map(({ id }) =>
    String(id)
      .slice(base.length)
      .replace(/\.html.*/, ''),
  )

it.each(Object.entries(pageOf))('the first three results for "%s" contain %s', (question, page) => {
  expect(pagesFor(question).slice(0, 3)).toContain(page)
})
