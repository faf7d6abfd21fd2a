import type { Answer, Question } from './validate.ts'
import type { Reply, Request } from './worker.ts'

type Task =
  | { readonly task: 'validate'; readonly question: Question }
  | { readonly task: 'format' | 'minify'; readonly text: string }

/** The worker that validates, so that a long document never blocks the page. */
export interface WorkerClient {
  readonly validate: (question: Question) => Promise<Answer>
  readonly layOut: (task: 'format' | 'minify', text: string) => Promise<string>
  readonly stop: () => void
}

export function startWorker(): WorkerClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: Reply) => void>()
  let lastId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  const ask = (task: Task): Promise<Reply> =>
    new Promise((resolve) => {
      const request: Request = { ...task, id: ++lastId }
      waiting.set(request.id, resolve)
      worker.postMessage(request)
    })
  return {
    async validate(question) {
      const reply = await ask({ task: 'validate', question })
      if ('answer' in reply) return reply.answer
      throw new Error('fault' in reply ? reply.fault : 'The worker sent no answer')
    },
    async layOut(task, text) {
      const reply = await ask({ task, text })
      if ('text' in reply) return reply.text
      throw new Error('fault' in reply ? reply.fault : 'The worker sent no text')
    },
    stop: () => worker.terminate(),
  }
}
