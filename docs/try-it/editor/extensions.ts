import { invertedEffects } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { yaml } from '@codemirror/lang-yaml'
import { lintGutter } from '@codemirror/lint'
import { Compartment, EditorState, type Extension, StateEffect } from '@codemirror/state'
import { EditorView, hoverTooltip } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import type { KindName } from '../kinds.ts'
import type { EditorSchema } from '../schemas.ts'
import { description } from './description.ts'
import { look } from './look.ts'
import { completeFrom, fieldAt } from './schema-help.ts'

/**
 * A change of what the document is validated as, together with its text. Undo and redo change it,
 * too.
 */
export const kindChange = StateEffect.define<{ readonly from: KindName; readonly to: KindName }>()

/** The language of the text. It can change. */
export const language = new Compartment()

export const languageOf = (isYaml: boolean): Extension => (isYaml ? yaml() : json())

/**
 * Completes names and values. CodeMirror compares sources by identity, and drops the query of one
 * that is made anew.
 */
function completion(schema: () => EditorSchema): Extension {
  const data = [{ autocomplete: completeFrom(schema) }]
  return EditorState.languageData.of(() => data)
}

/** Returns what every editor has. Tab leaves it, as it leaves any field. */
export const extensions = (label: string, schema: () => EditorSchema): Extension => [
  basicSetup,
  lintGutter(),
  invertedEffects.of(({ effects }) =>
    effects
      .filter((effect) => effect.is(kindChange))
      .map(({ value: { from, to } }) => kindChange.of({ from: to, to: from })),
  ),
  completion(schema),
  hoverTooltip(({ state }, position, side) => {
    const field = fieldAt(state, position, side, schema())
    if (field === undefined) return null
    return {
      pos: field.from,
      end: field.to,
      above: true,
      create: () => ({ dom: description(field.schema) }),
    }
  }),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', tabindex: '0' }),
  look,
]
