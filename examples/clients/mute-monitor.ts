// Mutes a monitor: tsx mute-monitor.ts https://service.example ID
import { createInterface } from 'node:readline/promises'
import { changeMonitor } from './change-monitor.ts'

const [baseUrl = '', id = ''] = process.argv.slice(2)
const { API_KEY, ACCOUNT_ID } = process.env

async function confirm(question: string): Promise<boolean> {
  const { stdin: input, stdout: output } = process
  const terminal = createInterface({ input, output })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return answer === 'y'
}

const changes = { muted: true }

try {
  if (!API_KEY || !ACCOUNT_ID) throw new Error('Set API_KEY and ACCOUNT_ID.')
  const changed = await changeMonitor(id, changes, {
    baseUrl,
    headers: { authorization: `Bearer ${API_KEY}`, 'x-service-account': ACCOUNT_ID },
    show: (line) => console.log(line),
    confirm,
  })
  console.log(changed ? 'Sent.' : 'Nothing was sent.')
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
