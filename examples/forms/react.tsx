import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  useFieldArray,
  useForm,
  useWatch,
  type FieldPath,
} from 'react-hook-form'
import {
  frequencies,
  icmpLocations,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  type IcmpMonitorUpdate,
  type Messages,
} from 'monitor-contract'
import {
  choicesOf,
  frequencyLabel,
  issueAt,
  labelOf,
  limitsOf,
  numberOf,
  otherIssues,
  type Baseline,
} from './fields.ts'

interface Props {
  readonly monitor: IcmpMonitorUpdate
  readonly onSave: (update: IcmpMonitorUpdate) => void
  /** The stored monitor, if the service changes only what it receives. */
  readonly baseline?: Baseline
  /** The wording of messages, such as `german`. English by default. */
  readonly messages?: Messages
}

type Name = FieldPath<IcmpMonitorUpdate>

const asNumber = { setValueAs: numberOf }

/** What a checkbox and lists show if the monitor lacks their fields. */
const unset = {
  activated: icmpMonitorDefaults.activated,
  locations: [],
  environmentVariables: [],
}

export function MonitorForm({
  monitor,
  onSave,
  baseline = icmpMonitorDefaults,
  messages,
}: Props) {
  const contract = icmpMonitorUpdate.with({
    baseline,
    messages,
    label: labelOf,
  })
  const methods = useForm<IcmpMonitorUpdate>({
    resolver: standardSchemaResolver(contract),
    defaultValues: { ...unset, ...monitor },
  })
  const { control, register, getFieldState, formState } = methods
  const { dirtyFields } = formState
  const variables = useFieldArray({
    control,
    name: 'environmentVariables',
  })
  const form = useWatch({ control })
  const { errors, warnings } = contract.validate(form)
  /** The names of the widgets, which `issue` collects. */
  const names: Name[] = []

  /** Attributes of a widget, which lead to the text of its issue. */
  const described = (name: Name) => ({
    id: name,
    'aria-invalid': getFieldState(name, formState).invalid,
    'aria-describedby': `${name}-issue`,
  })

  /** The error of a widget, or its warning. */
  const issue = (name: Name) => {
    names.push(name)
    const { invalid } = getFieldState(name, formState)
    const error = invalid ? issueAt(errors, name) : undefined
    return (
      <p id={`${name}-issue`} role={error && 'alert'}>
        {(error ?? issueAt(warnings, name))?.message}
      </p>
    )
  }

  /** The monitor with the fields that a person changed. */
  const sent = (update: IcmpMonitorUpdate): IcmpMonitorUpdate => ({
    ...monitor,
    ...Object.fromEntries(
      Object.entries(update).filter(([name]) => name in dirtyFields),
    ),
  })

  /** The errors that no widget shows. */
  const otherErrors = () =>
    otherIssues(formState.isSubmitted ? errors : [], names)

  const label = (name: Name) => (
    <label htmlFor={name}>{labelOf(name.split('.'))}</label>
  )

  /** A number with its unit, or a list where few are allowed. */
  const number = (
    name: Exclude<Name, 'environmentVariables'>,
    unit: string,
    limits?: ReturnType<typeof limitsOf>,
    deps: Name[] = [],
  ) => {
    const field = {
      ...register(name, { ...asNumber, deps }),
      ...described(name),
    }
    return (
      <div>
        {label(name)}
        {limits && 'values' in limits ? (
          <select {...field}>
            <option />
            {limits.values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ) : (
          <input type="number" step="any" {...limits} {...field} />
        )}
        {unit}
        {issue(name)}
      </div>
    )
  }

  return (
    <form
      noValidate
      onSubmit={methods.handleSubmit((update) =>
        onSave(sent(update)),
      )}
    >
      <div>
        {label('name')}
        <input {...register('name')} {...described('name')} />
        {issue('name')}
      </div>
      <div>
        <input
          type="checkbox"
          {...register('activated')}
          {...described('activated')}
        />
        {label('activated')}
        {issue('activated')}
      </div>
      <div>
        {label('frequency')}
        <select
          {...register('frequency', {
            ...asNumber,
            deps: ['frequencyOffset'],
          })}
          {...described('frequency')}
        >
          <option />
          {choicesOf<number>(frequencies, [
            monitor.frequency ?? 10,
          ]).map((minutes) => (
            <option key={minutes} value={minutes}>
              {frequencyLabel(minutes)}
            </option>
          ))}
        </select>
        {issue('frequency')}
      </div>
      {number(
        'frequencyOffset',
        's',
        limitsOf('frequencyOffset', form, baseline),
        ['frequency'],
      )}
      {number(
        'degradedPacketLossThreshold',
        '%',
        limitsOf('degradedPacketLossThreshold', form, baseline),
        ['maxPacketLossThreshold'],
      )}
      {number(
        'maxPacketLossThreshold',
        '%',
        limitsOf('maxPacketLossThreshold', form, baseline),
        ['degradedPacketLossThreshold'],
      )}
      {number('request.pingCount', '')}
      <div>
        {label('locations')}
        <select
          multiple
          {...register('locations')}
          {...described('locations')}
        >
          {choicesOf(icmpLocations, monitor.locations).map(
            (location) => (
              <option key={location}>{location}</option>
            ),
          )}
        </select>
        {issue('locations')}
      </div>
      <fieldset>
        <legend>{labelOf(['environmentVariables'])}</legend>
        {variables.fields.map(({ id }, index) => {
          const item = `environmentVariables.${index}` as const
          const isSecret = form.environmentVariables?.[index]?.secret
          return (
            <div key={id}>
              {label(`${item}.key`)}
              <input
                {...register(`${item}.key`)}
                {...described(`${item}.key`)}
              />
              {issue(`${item}.key`)}
              {label(`${item}.value`)}
              <input
                type={isSecret ? 'password' : 'text'}
                autoComplete="off"
                {...register(`${item}.value`)}
                {...described(`${item}.value`)}
              />
              {issue(`${item}.value`)}
              <input
                type="checkbox"
                {...register(`${item}.secret`)}
                {...described(`${item}.secret`)}
              />
              {label(`${item}.secret`)}
              <button
                type="button"
                onClick={() => variables.remove(index)}
              >
                Remove
              </button>
            </div>
          )
        })}
        <button
          type="button"
          onClick={() => variables.append({ key: '', value: '' })}
        >
          Add a variable
        </button>
      </fieldset>
      <div role="alert">
        <ul>
          {otherErrors().map(({ pointer, code, message }) => (
            <li key={pointer + code}>{message}</li>
          ))}
        </ul>
      </div>
      <button>Save</button>
    </form>
  )
}
