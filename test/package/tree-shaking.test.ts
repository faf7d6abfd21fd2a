// Tests that a bundle of one export contains no schema of another one.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { bundle } from './bundle.ts'

/** A copy outside the package, whose `sideEffects` would hide a call that is not marked as pure. */
const folder = inject('installation')
const entry = JSON.stringify(join(folder, 'index.js'))
copyFileSync(join(folder, 'node_modules/monitor-contract/dist/index.js'), join(folder, 'index.js'))

it('an import without names adds no code', async () => {
  expect(await bundle(`import ${entry}`, folder)).toMatch(/^\s*$/)
})

it.each([
  ['errorGroupList', ['heartbeat', 'frequencyOffset']],
  ['icmpMonitorUpdate', ['rawErrorMessage', 'autoAssignAlerts']],
  ['listErrorGroupsOperation', ['heartbeat', 'frequencyOffset', 'autoAssignAlerts']],
  ['updateIcmpMonitorOperation', ['rawErrorMessage', 'cleanedErrorMessage']],
])('a bundle of %s contains no field of the other schemas', async (name, others) => {
  const code = await bundle(`export { ${name} } from ${entry}`, folder)
  expect(others.filter((field) => code.includes(field))).toEqual([])
})
