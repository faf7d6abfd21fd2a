// Imports schemas of the package as a user does; the compiler checks it.
import updateSchema from 'monitor-contract/schemas/icmp-monitor-update.schema.json' with { type: 'json' }

export const title: string = updateSchema.title
