import alertSettings from '../../../schemas/alert-settings.schema.json' with { type: 'json' }
import environmentVariable from '../../../schemas/environment-variable.schema.json' with { type: 'json' }
import icmpAssertion from '../../../schemas/icmp-assertion.schema.json' with { type: 'json' }
import icmpMonitorFields from '../../../schemas/icmp-monitor-fields.schema.json' with { type: 'json' }
import icmpRequest from '../../../schemas/icmp-request.schema.json' with { type: 'json' }
import retryStrategy from '../../../schemas/retry-strategy.schema.json' with { type: 'json' }
import triggerIncident from '../../../schemas/trigger-incident.schema.json' with { type: 'json' }

/** The documents that an update's document refers to. */
export const updateDocuments = [
  icmpMonitorFields,
  alertSettings,
  environmentVariable,
  icmpAssertion,
  icmpRequest,
  retryStrategy,
  triggerIncident,
]
