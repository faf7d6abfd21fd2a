import { messagesIn } from './messages.ts'
import { format, minify } from './format.ts'
import { validateDocument, type ValidationInput, type ValidationOutcome } from './validate.ts'

/** A request of the page, with a number that the reply repeats. */
export type Request =
  | { readonly id: number; readonly task: 'validate'; readonly input: ValidationInput }
  | { readonly id: number; readonly task: 'format' | 'minify'; readonly text: string }

export type Reply =
  | { readonly id: number; readonly outcome: ValidationOutcome }
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: string }

async function replyTo(request: Request): Promise<Reply> {
  const { id } = request
  try {
    if (request.task === 'validate') {
      const messages = await messagesIn(request.input.choices.language)
      return { id, outcome: validateDocument(request.input, messages) }
    }
    return { id, text: request.task === 'format' ? format(request.text) : minify(request.text) }
  } catch (error) {
    return { id, fault: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void replyTo(data).then((reply) => postMessage(reply))
})
