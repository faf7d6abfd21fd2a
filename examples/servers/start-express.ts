// Starts the server with one monitor, in memory.
import { applyUpdate, type IcmpMonitor } from 'monitor-contract'
import { createApp } from './express.ts'

const monitors = new Map<string, IcmpMonitor>([
  ['edge', { name: 'edge', frequency: 5 }],
])

createApp({
  storedMonitor: async (id) => monitors.get(id),
  updateMonitor(id, update) {
    const stored = monitors.get(id) ?? { name: id }
    const monitor = applyUpdate(stored, update)
    monitors.set(id, monitor)
    return monitor
  },
  listErrorGroups: () => [],
}).listen(Number(process.env['PORT'] ?? 8080))
