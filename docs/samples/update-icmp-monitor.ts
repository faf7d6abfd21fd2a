import { env } from 'node:process'
// #region request
import {
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
} from 'monitor-contract'

const update = {
  heartbeat: {},
  script: '',
  name: 'Edge gateway',
  frequency: 5,
  frequencyOffset: 50,
}
icmpMonitorUpdate.assert(update)

const params = { id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' }
const path = operations.updateIcmpMonitor.buildPath({ params })
const response = await fetch(`${env['API_URL']}${path}`, {
  method: 'PUT',
  headers: {
    authorization: `Bearer ${env['API_KEY']}`,
    'x-service-account': String(env['ACCOUNT_ID']),
    'content-type': 'application/json',
  },
  body: JSON.stringify(update),
})

const tolerant = icmpMonitor.with({ reader: 'tolerant' })
const monitor = tolerant.parse(await response.json())
console.log(monitor.name)
// #endregion request
