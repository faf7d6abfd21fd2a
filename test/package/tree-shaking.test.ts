// Tests which schema documents a bundle of one export contains.
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { bundle } from './bundle.ts'

/** A copy outside the package, whose `sideEffects` would hide a call that is not marked as pure. */
const folder = inject('installation')
const entry = JSON.stringify(join(folder, 'index.js'))
copyFileSync(join(folder, 'node_modules/monitor-contract/dist/index.js'), join(folder, 'index.js'))

/** The documents by title. */
const documents = new Map(
  readdirSync('schemas')
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => {
      const { title }: { title: string } = JSON.parse(readFileSync(join('schemas', file), 'utf8'))
      return [title, file.replace('.schema.json', '')]
    }),
)

/** Returns the names of the schema documents in a bundle of one export. */
const schemasOf = async (name: string): Promise<string[]> =>
  [...(await bundle(`export { ${name} } from ${entry}`, folder)).matchAll(/\btitle:["'`](\w+)["'`]/g)]
    .flatMap(([, title = '']) => documents.get(title) ?? [])
    .sort()

it('an import without names adds no code', async () => {
  expect(await bundle(`import ${entry}`, folder)).toMatch(/^\s*$/)
})

it('a contract adds its own schemas, and none of a response or of a monitor', async () => {
  expect(await schemasOf('errorGroupList')).toEqual(['error-group', 'error-group-list'])
  expect(await schemasOf('icmpMonitorUpdate')).toEqual([
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

it('an operation adds no schema that only the other operation needs', async () => {
  const ofListing = ['error-group', 'error-group-list', 'list-error-groups-query']
  // The headers of an update refer to those of a listing.
  expect(await schemasOf('listErrorGroupsOperation')).toEqual([
    ...ofListing.slice(0, 2),
    'list-error-groups-headers',
    ...ofListing.slice(2),
  ])
  const update = await schemasOf('updateIcmpMonitorOperation')
  expect(update).toContain('icmp-monitor-update')
  expect(update.filter((name) => ofListing.includes(name))).toEqual([])
})
