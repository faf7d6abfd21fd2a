// Generated from schemas/alert-channel-subscription.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const alertChannelSubscriptionSchema = /* @__PURE__ */ document(
  'alert-channel-subscription',
  () =>
    ({
      title: 'AlertChannelSubscription',
      description: 'The subscription of a monitor to one alert channel.',
      type: 'object',
      properties: {
        alertChannelId: { description: 'Identifier of the alert channel.', type: 'number' },
        activated: { description: 'Whether the channel gets the alerts of this monitor.', type: 'boolean' },
      },
    }) as const,
)
