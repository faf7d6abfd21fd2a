// Sends a file: tsx send-monitor.ts FILE https://service.example ID
import { readFileSync } from 'node:fs'
import { operations } from 'monitor-contract'
import { toCodeFrame } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'

const [file = '', baseUrl = '', id = ''] = process.argv.slice(2)
const { API_KEY = '', ACCOUNT_ID = '' } = process.env
const { body, buildPath, method } = operations.updateIcmpMonitor

try {
  const text = readFileSync(file, 'utf8')
  const { valid, errors, warnings } = validateText(body, text)
  for (const issue of [...errors, ...warnings]) console.error(toCodeFrame(issue, text))
  if (!valid) throw new Error(`${file} is invalid`)

  const url = baseUrl + buildPath({ params: { id } })
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${API_KEY}`,
      'x-service-account': ACCOUNT_ID,
      'content-type': 'application/json',
    },
    body: text,
  })
  const received = await response.text()
  if (!response.ok) throw new Error(`The service returned ${response.status}: ${received}`)
  console.log(received)
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
}
