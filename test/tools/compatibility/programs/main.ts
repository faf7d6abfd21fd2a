// A program that uses the main entry. Each tool builds and runs it, and compares `summary`.
import { icmpMonitorUpdate } from 'monitor-contract'

const { errors } = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', frequency: 5, frequencyOffset: 51 })

export const summary = errors.map(({ pointer, code }) => `${pointer} ${code}`).join()
