// Generated from schemas/alert-channels.schema.json by `npm run generate`. Do not edit.
import { document, reference, references } from '../../schema/document.ts'

export const alertChannelsSchema = /* @__PURE__ */ document(
  'alert-channels',
  () =>
    ({
      title: 'AlertChannels',
      description:
        'The alert channels of a monitor, by kind. The service description gives an item shape for each kind. Our reading: one item or an array of items.',
      type: 'object',
      properties: {
        email: {
          description: 'Channels that send an email: one or an array.',
          type: ['object', 'array'],
          properties: { address: reference('alert-channels.schema.json#/$defs/EmailAlertChannel/properties/address') },
          items: reference('alert-channels.schema.json#/$defs/EmailAlertChannel'),
        },
        webhook: {
          description: 'Channels that call a webhook: one or an array.',
          type: ['object', 'array'],
          properties: {
            ...references('alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/', [
              'url',
              'name',
              'method',
              'headers',
              'queryParameters',
            ]),
          },
          items: reference('alert-channels.schema.json#/$defs/WebhookAlertChannel'),
        },
        slack: {
          description: 'Channels that post to Slack: one or an array.',
          type: ['object', 'array'],
          properties: { url: reference('alert-channels.schema.json#/$defs/SlackAlertChannel/properties/url') },
          items: reference('alert-channels.schema.json#/$defs/SlackAlertChannel'),
        },
        sms: {
          description: 'Channels that send a text message: one or an array.',
          type: ['object', 'array'],
          properties: {
            ...references('alert-channels.schema.json#/$defs/SmsAlertChannel/properties/', ['number', 'name']),
          },
          items: reference('alert-channels.schema.json#/$defs/SmsAlertChannel'),
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
              items: reference('alert-channels.schema.json#/$defs/WebhookParameter'),
            },
            queryParameters: {
              description: 'Query parameters of the request.',
              type: 'array',
              items: reference('alert-channels.schema.json#/$defs/WebhookParameter'),
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
    }) as const,
)
