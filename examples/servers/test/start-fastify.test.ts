// Tests that the started server and the client work with each other.
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { changeMonitor } from '../../clients/change-monitor.ts'

it('returns the monitor that the client changes, and no other', async () => {
  process.env['PORT'] = '0'
  const { app } = await import('../start-fastify.ts')
  const { port } = app.server.address() as AddressInfo
  const shown: string[] = []
  const surroundings = {
    baseUrl: `http://localhost:${port}`,
    headers: { authorization: 'Bearer API_KEY', 'content-type': 'application/json' },
    show: (line: string) => shown.push(line),
    confirm: () => Promise.resolve(true),
  }
  const changed = await changeMonitor('edge', { muted: true }, surroundings)
  expect(changed).toMatchObject({ frequency: 5, muted: true })
  expect(shown).toContain('~ /muted: false → true')
  const other = changeMonitor('other', {}, surroundings)
  await expect(other).rejects.toThrow('The service returned 404')
  const withoutKey = changeMonitor('edge', {}, { ...surroundings, headers: {} })
  await expect(withoutKey).rejects.toThrow(/422\n#.*authorization/u)
  await app.close()
})
