// Generated from schemas/alert-channel-subscription.schema.json by `npm run generate`. Do not edit.
export const alertChannelSubscriptionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-channel-subscription.schema.json',
  title: 'AlertChannelSubscription',
  description: 'The subscription of a monitor to one alert channel.',
  type: 'object',
  properties: {
    alertChannelId: { description: 'Identifier of the alert channel.', type: 'number' },
    activated: { description: 'Whether the channel gets the alerts of this monitor.', type: 'boolean' },
  },
} as const
