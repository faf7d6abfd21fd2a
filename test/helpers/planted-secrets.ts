// Puts a text into each field of a monitor that the service description calls a secret.
import type { IcmpMonitor, WebhookAlertChannel, WebhookParameter } from 'monitor-contract'

const planted = (parameters: readonly WebhookParameter[], text: string): WebhookParameter[] =>
  parameters.map((parameter) =>
    parameter.locked && parameter.value !== undefined ? { ...parameter, value: text } : parameter,
  )

const plantedIn = (hook: WebhookAlertChannel, text: string): WebhookAlertChannel => ({
  ...hook,
  ...(hook.headers && { headers: planted(hook.headers, text) }),
  ...(hook.queryParameters && { queryParameters: planted(hook.queryParameters, text) }),
})

/** Returns the monitor with a text in each field that the service description calls a secret. */
export function withSecrets(monitor: IcmpMonitor, text: string): IcmpMonitor {
  const { environmentVariables, alertChannels } = monitor
  const webhook = alertChannels?.webhook
  const hooks = Array.isArray(webhook) ? webhook.map((hook) => plantedIn(hook, text)) : plantedIn(webhook ?? {}, text)
  return {
    ...monitor,
    ...(environmentVariables && {
      environmentVariables: environmentVariables.map((variable) =>
        (variable.secret || variable.locked) && variable.value !== undefined ? { ...variable, value: text } : variable,
      ),
    }),
    ...(webhook && { alertChannels: { ...alertChannels, webhook: hooks } }),
  }
}
