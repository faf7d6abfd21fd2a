// A program that imports a schema as JSON. Each tool builds and runs it, and compares `summary`.
import schema from 'monitor-contract/schemas/icmp-monitor-update.schema.json' with { type: 'json' }
import offset from 'monitor-contract/schemas/frequency-offset.schema.json' with { type: 'json' }

export const summary = `${schema.title} ${offset.title}`
