import { format, minify } from './format.ts'
import { isYaml } from './kinds.ts'
import { validateDocument, type ValidationInput, type ValidationOutcome } from './validate.ts'

/** How to write a document anew. */
export type Layout = 'format' | 'minify' | 'toYaml' | 'toJson'

/** A request of the page, with a number that the reply repeats. */
export type Request =
  | { readonly id: number; readonly task: 'validate'; readonly input: ValidationInput }
  | { readonly id: number; readonly task: Layout; readonly text: string }

export type Reply =
  | { readonly id: number; readonly outcome: ValidationOutcome }
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: string }

/** Loads the package for YAML when it is first needed. */
const yaml = () => import('./validate-yaml.ts')

async function replyTo(request: Request): Promise<Reply> {
  const { id } = request
  try {
    if (request.task === 'validate') {
      const { kind, choices } = request.input
      if (!isYaml(kind, choices)) return { id, outcome: validateDocument(request.input) }
      return { id, outcome: (await yaml()).validateYamlText(request.input) }
    }
    const { task, text } = request
    if (task === 'format') return { id, text: format(text) }
    if (task === 'minify') return { id, text: minify(text) }
    return { id, text: (await yaml())[task](text) }
  } catch (error) {
    return { id, fault: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void replyTo(data).then((reply) => postMessage(reply))
})
