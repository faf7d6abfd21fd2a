// Tests that the started server and the client work with each other.
import { expect, it } from 'vitest'
import { changeMonitor } from '../../clients/change-monitor.ts'
import { listening } from './start.ts'

it('returns the monitor that the client changes, and no other', async () => {
  process.env['PORT'] = '0'
  const { server } = await import('../start-express.ts')
  const { url: baseUrl, close } = await listening(server)
  const shown: string[] = []
  const surroundings = {
    baseUrl,
    headers: { authorization: 'Bearer API_KEY', 'content-type': 'application/json' },
    show: (line: string) => shown.push(line),
    confirm: () => Promise.resolve(true),
  }
  expect(await changeMonitor('edge', { muted: true }, surroundings)).toMatchObject({ frequency: 5, muted: true })
  expect(shown).toContain('~ /muted: false → true')
  await expect(changeMonitor('other', {}, surroundings)).rejects.toThrow('The service returned 404')
  await expect(changeMonitor('edge', {}, { ...surroundings, headers: {} })).rejects.toThrow(/422\n#.*authorization/u)
  await close()
})
