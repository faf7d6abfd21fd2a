// A form in plain HTML: the browser shows the messages of the contract.
import {
  frequencies,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  type IcmpMonitorUpdate,
} from 'monitor-contract'
import {
  choicesOf,
  frequencyLabel,
  issueAt,
  labelOf,
  numberOf,
  otherIssues,
  type Baseline,
} from './fields.ts'

type Widget = HTMLInputElement | HTMLSelectElement

const isWidget = (target: unknown): target is Widget =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** Fills in a form and validates what a person enters. Calls `onSave` with a valid update. */
export function connect(
  form: HTMLFormElement,
  monitor: IcmpMonitorUpdate,
  onSave: (update: IcmpMonitorUpdate) => void,
  baseline: Baseline = icmpMonitorDefaults,
): void {
  const contract = icmpMonitorUpdate.with({ baseline, label: labelOf })
  const update = { ...monitor }
  const widgets = [...form.elements].filter(isWidget)

  /** A browser does not submit a form with a widget that has an error. */
  function validate() {
    const result = contract.validate(update)
    for (const widget of widgets) {
      const error = issueAt(result.errors, widget.name)
      widget.setCustomValidity(error?.message ?? '')
    }
    const names = widgets.map(({ name }) => name)
    const others = [...otherIssues(result.errors, names), ...result.warnings]
    for (const output of form.querySelectorAll('output'))
      output.textContent = others.map(({ message }) => message).join('\n')
    return result
  }

  form.addEventListener('input', ({ target }) => {
    if (isWidget(target)) Reflect.set(update, target.name, valueOf(target))
    validate()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const result = validate()
    if (result.valid) onSave(result.value)
  })

  // A stored value that this package does not know stays possible.
  const minutes = choicesOf<number>(frequencies, [monitor.frequency ?? 10])
  form
    .querySelector('[name=frequency]')
    ?.append(new Option(), ...minutes.map((each) => new Option(frequencyLabel(each), `${each}`)))
  for (const widget of widgets) {
    const value: unknown = Reflect.get(
      { activated: icmpMonitorDefaults.activated, ...monitor },
      widget.name,
    )
    if ('checked' in widget && widget.type === 'checkbox') widget.checked = value === true
    else widget.value = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  }
  validate()
}

/** Returns what a person entered. An empty input is omitted. */
function valueOf(widget: Widget): unknown {
  if ('checked' in widget && widget.type === 'checkbox') return widget.checked
  return widget.name === 'name' ? widget.value || undefined : numberOf(widget.value)
}
