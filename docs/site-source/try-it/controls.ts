import { element } from '../element.ts'
import { choicesIn, choiceTexts, type ChoiceName, type Choices } from './choices.ts'
import { examples, type Example } from './examples.ts'
import { isKindName, kindNames, kinds, type KindName } from './kinds.ts'
import { node } from './node.ts'

const kindSelect = element('kind', HTMLSelectElement)
const exampleSelect = element('example', HTMLSelectElement)

const selects: Readonly<Record<ChoiceName, HTMLSelectElement>> = {
  baseline: element('baseline', HTMLSelectElement),
  reader: element('reader', HTMLSelectElement),
  unknownFields: element('unknown-fields', HTMLSelectElement),
}

const labels: Readonly<Record<ChoiceName, HTMLElement>> = {
  baseline: element('baseline-choice', HTMLElement),
  reader: element('reader-choice', HTMLElement),
  unknownFields: element('unknown-fields-choice', HTMLElement),
}

const choiceNames = ['baseline', 'reader', 'unknownFields'] as const satisfies readonly ChoiceName[]

const options = (texts: Readonly<Record<string, string>>): HTMLOptionElement[] =>
  Object.entries(texts).map(([value, text]) => node('option', { value }, text))

/** What stands in place of an example that has been changed. */
const ownDocument = node('option', { value: '' }, 'your own')

export function chosenKind(): KindName {
  const { value } = kindSelect
  return isKindName(value) ? value : kindNames[0]
}

export const chosen = (): Choices =>
  choicesIn({
    baseline: selects.baseline.value,
    reader: selects.reader.value,
    unknownFields: selects.unknownFields.value,
  })

export const examplesOf = (kind: KindName): readonly Example[] => examples.filter((example) => example.kind === kind)

/** Shows a kind with its examples, and of the choices those that it has. */
export function showKind(name: KindName): void {
  const kind = kinds[name]
  kindSelect.value = name
  exampleSelect.replaceChildren(
    ownDocument,
    ...examplesOf(name).map(({ title }) => node('option', { value: title }, title)),
  )
  for (const choice of choiceNames) labels[choice].hidden = !kind.choices.includes(choice)
  const first = selects.unknownFields.options[0]
  if (first !== undefined && kind.unknownFields !== undefined) first.text = `default: ${kind.unknownFields}`
}

/** Shows which example is on the page: none once it has been changed. */
export function showExample(title = ownDocument.value): void {
  exampleSelect.value = title
}

export function showChoices(choices: Choices): void {
  for (const choice of choiceNames) selects[choice].value = choices[choice]
}

/** Fills the controls, and says what to do when another kind, example or choice is taken. */
export function startControls(told: {
  readonly kind: (name: KindName) => void
  readonly example: (example: Example) => void
  readonly choice: () => void
}): void {
  kindSelect.replaceChildren(...kindNames.map((name) => node('option', { value: name }, kinds[name].title)))
  for (const choice of choiceNames) selects[choice].replaceChildren(...options(choiceTexts[choice]))
  kindSelect.addEventListener('change', () => told.kind(chosenKind()))
  exampleSelect.addEventListener('change', () => {
    const example = examplesOf(chosenKind()).find(({ title }) => title === exampleSelect.value)
    if (example !== undefined) told.example(example)
  })
  for (const choice of choiceNames) selects[choice].addEventListener('change', told.choice)
}
