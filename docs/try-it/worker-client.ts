import type { ValidationInput, ValidationOutcome } from './validate.ts'
import type { Layout, Reply, Request } from './worker.ts'

type Task =
  { readonly task: 'validate'; readonly input: ValidationInput } | { readonly task: Layout; readonly text: string }

/** The worker that validates, so that a long document never blocks the page. */
export interface WorkerClient {
  readonly validate: (input: ValidationInput) => Promise<ValidationOutcome>
  readonly layOut: (task: Layout, text: string) => Promise<string>
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
  const send = (task: Task): Promise<Reply> =>
    new Promise((resolve) => {
      const request: Request = { ...task, id: ++lastId }
      waiting.set(request.id, resolve)
      worker.postMessage(request)
    })
  return {
    async validate(input) {
      const reply = await send({ task: 'validate', input })
      if ('outcome' in reply) return reply.outcome
      throw new Error('fault' in reply ? reply.fault : 'The worker sent no result')
    },
    async layOut(task, text) {
      const reply = await send({ task, text })
      if ('text' in reply) return reply.text
      throw new Error('fault' in reply ? reply.fault : 'The worker sent no text')
    },
    stop: () => worker.terminate(),
  }
}
