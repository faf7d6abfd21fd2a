import { onBeforeUnmount, onMounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { longText, type ShownIssue, type ValidationInput, type ValidationOutcome } from './validate.ts'
import { startWorker, type WorkerClient } from './worker-client.ts'
import type { Layout } from './worker.ts'

interface Validation {
  readonly outcome: ShallowRef<ValidationOutcome | undefined>
  /** The issues of the last text without a fault of its syntax. */
  readonly lastParsed: ShallowRef<readonly ShownIssue[]>
  readonly waiting: Ref<boolean>
  readonly fault: Ref<string>
  /** Validates after a short time without changes. */
  readonly schedule: () => void
  readonly layOut: (task: Layout, text: string) => Promise<string>
}

const shortPause = 120
const longPause = 500

/** Validates the result of `input` in a worker, a short time after the last call of `schedule`. */
export function useValidation(length: () => number, input: () => ValidationInput): Validation {
  const outcome = shallowRef<ValidationOutcome>()
  const lastParsed = shallowRef<readonly ShownIssue[]>([])
  const waiting = ref(true)
  const fault = ref('')
  let worker: WorkerClient | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  async function run(own: number): Promise<void> {
    try {
      const next = await worker?.validate(input())
      if (next === undefined || own !== turn) return
      outcome.value = next
      if (next.isParsed) lastParsed.value = next.issues
      waiting.value = false
      fault.value = ''
    } catch (error) {
      waiting.value = false
      fault.value = `The document cannot be validated here: ${String(error)}`
    }
  }

  function schedule(): void {
    const own = ++turn
    waiting.value = true
    clearTimeout(timer)
    timer = setTimeout(() => void run(own), length() > longText ? longPause : shortPause)
  }

  onMounted(() => {
    try {
      worker = startWorker()
    } catch (error) {
      fault.value = `This page needs web workers, which the browser does not allow here: ${String(error)}`
    }
    schedule()
  })
  onBeforeUnmount(() => {
    clearTimeout(timer)
    worker?.stop()
  })

  const layOut = (task: Layout, text: string): Promise<string> =>
    worker === undefined ? Promise.resolve(text) : worker.layOut(task, text)
  return { outcome, lastParsed, waiting, fault, schedule, layOut }
}
