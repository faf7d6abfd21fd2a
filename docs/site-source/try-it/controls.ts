import { element } from '../element.ts'
import { choicesIn, initialChoices, type ChoiceName, type Choices } from './choices.ts'
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

kindSelect.replaceChildren(...kindNames.map((name) => node('option', { value: name }, kinds[name].title)))

export function chosenKind(): KindName {
  const { value } = kindSelect
  return isKindName(value) ? value : kindNames[0]
}

export const chosen = (): Choices =>
  choicesIn({ baseline: selects.baseline.value, reader: selects.reader.value, unknownFields: selects.unknownFields.value })

export const examplesOf = (kind: KindName): readonly Example[] => examples.filter((example) => example.kind === kind)

/** Shows a kind with its examples, and of the choices those that it has. */
export function showKind(name: KindName, title: string | undefined): void {
  const kind = kinds[name]
  kindSelect.value = name
  exampleSelect.replaceChildren(
    ...(title === undefined ? [node('option', { value: '', selected: true }, 'load one')] : []),
    ...examplesOf(name).map((example) => node('option', { value: example.title, selected: example.title === title }, example.title)),
  )
  for (const choice of choiceNames) labels[choice].hidden = !kind.choices.includes(choice)
  const first = selects.unknownFields.options[0]
  if (first !== undefined && kind.unknownFields !== undefined) first.text = `default: ${kind.unknownFields}`
}

export function showChoices(choices: Choices): void {
  for (const choice of choiceNames) selects[choice].value = choices[choice]
}

/** Says what to do when another kind, example or choice is taken. */
export function onControls(told: { readonly kind: (name: KindName) => void; readonly example: (example: Example) => void; readonly choice: () => void }): void {
  kindSelect.addEventListener('change', () => told.kind(chosenKind()))
  exampleSelect.addEventListener('change', () => {
    const example = examplesOf(chosenKind()).find(({ title }) => title === exampleSelect.value)
    if (example !== undefined) told.example(example)
  })
  for (const choice of choiceNames) selects[choice].addEventListener('change', told.choice)
  showChoices(initialChoices)
}
