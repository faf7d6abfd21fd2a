import {
  frequencies,
  icmpLocations,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  type IcmpMonitorUpdate,
  type Issue,
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

type Widget = HTMLInputElement | HTMLSelectElement

const isWidget = (target: unknown): target is Widget =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement

/**
 * Fills in an HTML form and validates what a person enters. Calls
 * `onSave` with a valid update.
 */
export function connect(
  form: HTMLFormElement,
  monitor: IcmpMonitorUpdate,
  onSave: (update: IcmpMonitorUpdate) => void,
  baseline: Baseline = icmpMonitorDefaults,
): void {
  const contract = icmpMonitorUpdate.with({
    baseline,
    label: labelOf,
  })
  const update = structuredClone(monitor)
  const list = find(form, 'fieldset')
  const add = find(list, 'button')
  let isSubmitted = false

  const widgets = () =>
    [...form.elements]
      .filter(isWidget)
      .filter(({ disabled }) => !disabled)

  function refresh() {
    limit()
    const result = contract.validate(update)
    for (const widget of widgets()) {
      const error = isSubmitted && issueAt(result.errors, widget.name)
      show(widget, error || issueAt(result.warnings, widget.name))
    }
    const names = widgets().map(({ name }) => name)
    const others = otherIssues(
      isSubmitted ? result.errors : [],
      names,
    )
    find(form, 'ul').replaceChildren(
      ...others.map(({ message }) => {
        const item = document.createElement('li')
        item.textContent = message
        return item
      }),
    )
    return result
  }

  /** Sets the bounds of the widgets that depend on others. */
  function limit() {
    for (const field of [
      'frequencyOffset',
      'degradedPacketLossThreshold',
      'maxPacketLossThreshold',
    ] as const) {
      const limits = limitsOf(field, update, baseline)
      const input = find(form, 'input', `[name=${field}]`)
      input.min = limits && 'min' in limits ? String(limits.min) : ''
      input.max = limits && 'max' in limits ? String(limits.max) : ''
      if (field === 'frequencyOffset')
        choose(
          input,
          limits && 'values' in limits ? limits.values : [],
        )
    }
  }

  /** Shows a list in place of an input where few numbers are allowed. */
  function choose(
    input: HTMLInputElement,
    values: readonly number[],
  ) {
    const choice = find(form, 'select', `[name=${input.name}]`)
    const isChoice = values.length > 0
    choice.replaceChildren(
      ...['', ...values].map((value) => new Option(String(value))),
    )
    for (const [widget, isShown] of [
      [choice, isChoice],
      [input, !isChoice],
    ] as const) {
      widget.hidden = widget.disabled = !isShown
      fill(widget, update)
    }
  }

  function showVariables() {
    list.querySelectorAll('div').forEach((row) => row.remove())
    update.environmentVariables?.forEach((_, index) => {
      const row = document.importNode(
        find(list, 'template').content,
        true,
      )
      for (const widget of row.querySelectorAll('input')) {
        widget.name = `environmentVariables.${index}.${widget.name}`
        fill(widget, update)
      }
      list.insertBefore(row, add)
    })
    hideSecrets()
  }

  function hideSecrets() {
    for (const row of list.querySelectorAll('div'))
      find(row, 'input', '[name$=value]').type = find(
        row,
        'input',
        '[name$=secret]',
      ).checked
        ? 'password'
        : 'text'
  }

  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const rows = [...list.querySelectorAll('div')]
    const variables = [...(update.environmentVariables ?? [])]
    const index = rows.findIndex((row) => row.contains(target))
    if (index >= 0) variables.splice(index, 1)
    else variables.push({ key: '', value: '' })
    update.environmentVariables = variables
    showVariables()
    refresh()
    if (target === add)
      find(
        list,
        'input',
        `[name$="${variables.length - 1}.key"]`,
      ).focus()
    else add.focus()
  })

  form.addEventListener('input', ({ target }) => {
    if (!isWidget(target)) return
    assign(update, target.name.split('.'), valueOf(target))
    hideSecrets()
    refresh()
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isSubmitted = true
    const result = refresh()
    if (result.valid) onSave(result.value)
    else
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })

  // A stored value that this package does not know stays possible.
  find(form, 'select', '[name=frequency]').append(
    new Option(),
    ...choicesOf<number>(frequencies, [monitor.frequency ?? 10]).map(
      (minutes) =>
        new Option(frequencyLabel(minutes), String(minutes)),
    ),
  )
  find(form, 'select', '[name=locations]').append(
    ...choicesOf(icmpLocations, monitor.locations).map(
      (name) => new Option(name),
    ),
  )
  showVariables()
  for (const widget of widgets()) fill(widget, update)
  refresh()
}

/** Returns the first element of a kind that a selector matches. */
function find<Tag extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  tag: Tag,
  selector = '',
): HTMLElementTagNameMap[Tag] {
  const found = root.querySelector<HTMLElementTagNameMap[Tag]>(
    tag + selector,
  )
  if (found === null)
    throw new Error(`The page has no ${tag}${selector}`)
  return found
}

/** Returns what a person entered. An empty input is omitted. */
function valueOf(widget: Widget): unknown {
  if (widget.type === 'checkbox')
    return 'checked' in widget && widget.checked
  if (widget instanceof HTMLSelectElement && widget.multiple)
    return [...widget.selectedOptions].map(({ value }) => value)
  const isNumber =
    widget.type === 'number' || widget.dataset['type'] === 'number'
  return isNumber ? numberOf(widget.value) : widget.value || undefined
}

/** Shows the value that an update has at the name of a widget. */
function fill(widget: Widget, update: object): void {
  const value = widget.name.split('.').reduce<unknown>(partOf, update)
  if (widget instanceof HTMLSelectElement && widget.multiple) {
    for (const option of widget.options)
      option.selected =
        Array.isArray(value) && value.includes(option.value)
  } else if (widget.type === 'checkbox')
    widget.toggleAttribute(
      'checked',
      (value ?? partOf(icmpMonitorDefaults, widget.name)) === true,
    )
  else
    widget.value =
      typeof value === 'string' || typeof value === 'number'
        ? `${value}`
        : ''
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Reflect.get(value, name)
    : undefined

/** Puts a value at a path, or removes what is there. */
function assign(
  object: object,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) Reflect.set(object, name, value)
  else {
    const inner = partOf(object, name)
    const next =
      typeof inner === 'object' && inner !== null ? inner : {}
    Reflect.set(object, name, next)
    assign(next, rest, value)
  }
}

/** Shows an issue under its widget. */
function show(widget: Widget, issue: Issue | undefined): void {
  const isError = issue?.severity === 'error'
  const place = widget.closest('p') ?? widget
  const text =
    place.querySelector('small') ??
    place.appendChild(document.createElement('small'))
  text.id = `${widget.name}-issue`
  text.textContent = issue?.message ?? ''
  text.role = isError ? 'alert' : ''
  widget.setAttribute('aria-invalid', String(isError))
  widget.setAttribute('aria-describedby', text.id)
}
