// Tests that the tables of translations have an example of every branch of each language.
import { Session } from 'node:inspector/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { examples } from './message-examples.ts'

const languages = readdirSync('src/messages').flatMap((name) => (name === 'language.ts' ? [] : [name.slice(0, -3)]))

/** Loads a language as a module of its own, so that none of its functions was called before. */
async function loaded(language: string, purpose: string): Promise<{ readonly url: string; readonly table: Messages }> {
  const url = `${pathToFileURL(join('dist', `messages-${language}.js`)).href}?${purpose}`
  const module: { readonly default: Messages } = await import(url)
  return { url, table: module.default }
}

const nameOf = (path: readonly unknown[]): string => path.join('.')

function writeAll(table: Messages): readonly string[] {
  const functions: Readonly<Record<string, ((issue: never, name: never) => string) | undefined>> = table
  return examples.map((issue) => String(Reflect.apply(functions[issue.code] ?? String, table, [issue, nameOf])))
}

/** Returns the parts of a language's own code that no example reaches, without the code that languages share. */
async function unreached(language: string): Promise<readonly string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const { url, table } = await loaded(language, 'coverage')
  writeAll(table)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const code = readFileSync(new URL(url), 'utf8')
  const start = code.indexOf(`//#region src/messages/${language}.ts`)
  const script = result.find((each) => each.url === url)
  expect([start > 0, script === undefined]).toEqual([true, false])
  const ranges = script?.functions.flatMap((each) => each.ranges) ?? []
  return ranges.flatMap(({ count, startOffset, endOffset }) =>
    count === 0 && startOffset > start ? [code.slice(startOffset, endOffset)] : [],
  )
}

describe.each(languages)('%s', (language) => {
  it('has an example of every branch', async () => {
    expect(await unreached(language)).toEqual([])
  })

  it('has the same messages in engines without Intl.ListFormat', async () => {
    const { table } = await loaded(language, 'with-list-format')
    const { ListFormat } = Intl
    Reflect.deleteProperty(Intl, 'ListFormat')
    const without = await loaded(language, 'without-list-format').finally(() => {
      Reflect.defineProperty(Intl, 'ListFormat', { value: ListFormat, writable: true, configurable: true })
    })
    // In Japanese, Intl.ListFormat writes a comma before the last of three alternatives.
    const comparable = (message: string): string => message.replace(/、? ?または/gu, 'または')
    expect(writeAll(without.table).map(comparable)).toEqual(writeAll(table).map(comparable))
  })
})
