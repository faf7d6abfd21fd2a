import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  icmpMonitorUpdate,
  type IcmpMonitorUpdate,
  type Messages,
} from 'monitor-contract'
import { useForm } from 'react-hook-form'

interface Props {
  readonly monitor: IcmpMonitorUpdate
  readonly onSave: (update: IcmpMonitorUpdate) => void
  /** The wording of messages, such as `monitor-contract/messages/de`: English by default. */
  readonly messages?: Messages
}

type NumberField =
  | 'frequency'
  | 'frequencyOffset'
  | 'degradedPacketLossThreshold'
  | 'maxPacketLossThreshold'
  | 'request.pingCount'

// An empty input is omitted.
const asNumber = {
  setValueAs: (text: unknown) =>
    text === '' ? undefined : Number(text),
}

export function MonitorForm({ monitor, onSave, messages }: Props) {
  const { register, handleSubmit, getFieldState, formState } = useForm({
    resolver: standardSchemaResolver(
      icmpMonitorUpdate.with({ messages }),
    ),
    defaultValues: monitor,
  })

  const number = (name: NumberField, label: string) => {
    const { error } = getFieldState(name, formState)
    return (
      <label>
        {label}
        <input
          {...register(name, asNumber)}
          inputMode="decimal"
          aria-invalid={error !== undefined}
          aria-errormessage={`${name}-error`}
        />
        {error && (
          <span role="alert" id={`${name}-error`}>
            {error.message}
          </span>
        )}
      </label>
    )
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((update) => onSave(update))}
    >
      {number('frequency', 'Minutes between runs')}
      {number('frequencyOffset', 'Offset')}
      {number('degradedPacketLossThreshold', 'Degraded from % lost')}
      {number('maxPacketLossThreshold', 'Failing from % lost')}
      {number('request.pingCount', 'Pings')}
      <button>Save</button>
    </form>
  )
}
