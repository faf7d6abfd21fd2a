import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, invertedEffects } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension, StateEffect } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { EditorSchema } from '../schemas.ts'
import { description } from './description.ts'
import { look } from './look.ts'
import { completeFrom, fieldAt } from './schema-help.ts'

/** The context of the text. Undo and redo restore it, too. */
export const contextChange = StateEffect.define<{ readonly from: string; readonly to: string }>()

const undoneContext = invertedEffects.of(({ effects }) =>
  effects.flatMap((effect) =>
    effect.is(contextChange) ? [contextChange.of({ from: effect.value.to, to: effect.value.from })] : [],
  ),
)

interface EditorOptions {
  readonly parent: HTMLElement
  readonly label: string
  readonly text: string
  readonly schema: () => EditorSchema
  readonly isYaml: boolean
  readonly onChange: () => void
  /** Called when undo or redo restores another context. */
  readonly onContext: (context: string) => void
}

const fieldHover = (schema: () => EditorSchema) =>
  hoverTooltip((view, position, side) => {
    const field = fieldAt(view.state, position, side, schema())
    if (field === undefined) return null
    return { pos: field.from, end: field.to, above: true, create: () => ({ dom: description(field.schema) }) }
  })

/** The language of the text. It can change. */
export const language = new Compartment()

export const languageOf = (isYaml: boolean): Extension => (isYaml ? yaml() : json())

/** Creates an editor. Tab leaves it, as it leaves any field. */
export function createEditor({ parent, label, text, schema, isYaml, onChange, onContext }: EditorOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        highlightActiveLineGutter(),
        highlightActiveLine(),
        highlightSpecialChars(),
        drawSelection(),
        history(),
        undoneContext,
        bracketMatching(),
        closeBrackets(),
        indentOnInput(),
        language.of(languageOf(isYaml)),
        autocompletion({ override: [completeFrom(schema)], activateOnTyping: true }),
        fieldHover(schema),
        search({ top: true }),
        EditorView.lineWrapping,
        look,
        keymap.of([
          { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...foldKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...searchKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          for (const { effects, isUserEvent } of transactions.map((transaction) => ({
            effects: transaction.effects,
            isUserEvent: transaction.isUserEvent('undo') || transaction.isUserEvent('redo'),
          })))
            for (const effect of effects) if (isUserEvent && effect.is(contextChange)) onContext(effect.value.to)
          if (docChanged) onChange()
        }),
      ],
    }),
  })
}
