// Generated from schemas/alert-channels.schema.json by `npm run generate`. Do not edit.
export const alertChannelsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-channels.schema.json',
  title: 'AlertChannels',
  description:
    'The alert channels of a monitor, by kind. The service description gives an item shape for each kind. Our reading: one item or an array of items.',
  type: 'object',
  properties: {
    email: {
      description: 'Channels that send an email: one or an array.',
      type: ['object', 'array'],
      properties: {
        address: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/EmailAlertChannel/properties/address',
        },
      },
      items: { $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/EmailAlertChannel' },
    },
    webhook: {
      description: 'Channels that call a webhook: one or an array.',
      type: ['object', 'array'],
      properties: {
        url: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/url',
        },
        name: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/name',
        },
        method: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/method',
        },
        headers: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/headers',
        },
        queryParameters: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/queryParameters',
        },
      },
      items: { $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel' },
    },
    slack: {
      description: 'Channels that post to Slack: one or an array.',
      type: ['object', 'array'],
      properties: {
        url: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SlackAlertChannel/properties/url',
        },
      },
      items: { $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SlackAlertChannel' },
    },
    sms: {
      description: 'Channels that send a text message: one or an array.',
      type: ['object', 'array'],
      properties: {
        number: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel/properties/number',
        },
        name: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel/properties/name',
        },
      },
      items: { $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel' },
    },
  },
  $defs: {
    EmailAlertChannel: {
      title: 'EmailAlertChannel',
      description: 'A channel that sends an email.',
      type: 'object',
      properties: { address: { description: 'Email address that receives the alert.', type: 'string' } },
    },
    WebhookAlertChannel: {
      title: 'WebhookAlertChannel',
      description: 'A channel that calls a webhook.',
      type: 'object',
      properties: {
        url: { description: 'URL of the webhook.', type: 'string' },
        name: { description: 'Name of the channel.', type: 'string' },
        method: { description: 'HTTP method of the request.', type: 'string' },
        headers: {
          description: 'Headers of the request.',
          type: 'array',
          items: {
            $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookParameter',
          },
        },
        queryParameters: {
          description: 'Query parameters of the request.',
          type: 'array',
          items: {
            $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookParameter',
          },
        },
      },
    },
    SlackAlertChannel: {
      title: 'SlackAlertChannel',
      description: 'A channel that posts to Slack.',
      type: 'object',
      properties: { url: { description: 'URL of the Slack webhook.', type: 'string' } },
    },
    SmsAlertChannel: {
      title: 'SmsAlertChannel',
      description: 'A channel that sends a text message.',
      type: 'object',
      properties: {
        number: { description: 'Phone number that receives the message.', type: 'string' },
        name: { description: 'Name of the channel.', type: 'string' },
      },
    },
    WebhookParameter: {
      title: 'WebhookParameter',
      description: 'A header or query parameter of a webhook request.',
      type: 'object',
      properties: {
        key: { description: 'Name of the header or query parameter.', type: 'string' },
        value: {
          description: 'Value of the header or query parameter. Our reading: a secret if `locked` is true.',
          type: 'string',
        },
        locked: { description: 'Our reading: whether the value is hidden in the account.', type: 'boolean' },
      },
    },
  },
} as const
