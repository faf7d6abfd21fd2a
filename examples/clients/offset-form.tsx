import { useForm } from '@tanstack/react-form'
import { icmpMonitorUpdate, type IcmpMonitorUpdate, type Issue, type Messages } from 'monitor-contract'

interface Props {
  readonly monitor: IcmpMonitorUpdate
  readonly onSave: (update: IcmpMonitorUpdate) => void
  /** The wording of messages, such as `monitor-contract/messages/de`: English by default. */
  readonly messages?: Messages
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

// TanStack Form's type of an issue has neither the code nor the params.
const isIssue = (issue: object | undefined): issue is Issue =>
  issue !== undefined && 'code' in issue && 'params' in issue

/** A form for the frequency and its offset. TanStack Form keeps the code and the params of each issue. */
export function OffsetForm({ monitor, onSave, messages }: Props) {
  const form = useForm({
    defaultValues: monitor,
    validators: { onSubmit: icmpMonitorUpdate.with({ messages }) },
    onSubmit: ({ value }) => onSave(value),
  })

  const number = (name: 'frequency' | 'frequencyOffset', label: string) => (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange }) => (
        <label>
          {label}
          <input
            value={value ?? ''}
            onChange={({ target }) => handleChange(numberOf(target.value))}
            inputMode="decimal"
            aria-invalid={meta.errors.length > 0}
          />
          {meta.errors.filter(isIssue).map(({ code, params, message }) => (
            <span role="alert" key={code} data-code={code} data-params={JSON.stringify(params)}>
              {message}
            </span>
          ))}
        </label>
      )}
    </form.Field>
  )

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      {number('frequency', 'Minutes between runs')}
      {number('frequencyOffset', 'Offset')}
      <button>Save</button>
    </form>
  )
}
