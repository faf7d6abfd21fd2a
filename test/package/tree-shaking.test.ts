// Tests which parts of the package a bundle contains.
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { bundlers } from './bundlers.ts'

/** A copy outside the package, whose `sideEffects` would hide a call that is not marked as pure. */
const folder = inject('installation')
const entry = join(folder, 'index.js')
copyFileSync(join(folder, 'node_modules/monitor-contract/dist/index.js'), entry)

/** The documents by title. */
const documents = new Map(
  [...readdirSync('schemas')]
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => {
      const { title }: { title: string } = JSON.parse(readFileSync(join('schemas', file), 'utf8'))
      return [title, file.replace('.schema.json', '')]
    }),
)

/** Returns the names of the schema documents that a bundle contains. */
const schemasIn = (code: string): string[] =>
  [...code.matchAll(/\btitle:["'`](\w+)["'`]/g)].flatMap(([, title = '']) => documents.get(title) ?? []).sort()

describe.each(Object.entries(bundlers))('with %s', (_, bundle) => {
  const only = (...names: string[]): Promise<string> =>
    bundle(`export { ${names.join(', ')} } from ${JSON.stringify(entry)}`, folder)

  it('an import without names adds no code', async () => {
    expect(await bundle(`import ${JSON.stringify(entry)}`, folder)).toMatch(/^\s*$/)
  })

  it('the contract of an update adds its own schemas and none of a response', async () => {
    expect(schemasIn(await only('icmpMonitorUpdate'))).toEqual([
      'alert-settings',
      'environment-variable',
      'icmp-assertion',
      'icmp-monitor-fields',
      'icmp-monitor-update',
      'icmp-request',
      'retry-strategy',
      'trigger-incident',
    ])
  })

  it('the contract of error groups adds no schema of a monitor', async () => {
    expect(schemasIn(await only('errorGroupList'))).toEqual(['error-group', 'error-group-list'])
  })

  it('one operation adds no schema that only the other needs', async () => {
    expect(schemasIn(await only('listErrorGroupsOperation'))).toEqual([
      'error-group',
      'error-group-list',
      'list-error-groups-headers',
      'list-error-groups-query',
    ])
    // The headers of an update refer to those of a listing.
    const ofListing = ['error-group', 'error-group-list', 'list-error-groups-query']
    const update = schemasIn(await only('updateIcmpMonitorOperation'))
    expect(update).toContain('icmp-monitor-update')
    expect(update.filter((name) => ofListing.includes(name))).toEqual([])
  })
})
