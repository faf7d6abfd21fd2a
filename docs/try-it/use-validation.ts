import { wrap, type Remote } from 'comlink'
import { onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue'
import {
  longText,
  type ShownIssue,
  type ValidationInput,
  type ValidationOutcome,
} from './validate.ts'
import type { Tasks } from './worker.ts'

const shortPause = 120
const longPause = 500

/** Validates a document in a worker, a short time after its last change. */
export function useValidation(input: () => ValidationInput) {
  const outcome = shallowRef<ValidationOutcome>()
  /** The issues of the last text without a fault of its syntax. */
  const lastParsed = shallowRef<readonly ShownIssue[]>([])
  const waiting = ref(true)
  const fault = ref('')
  const tasks = shallowRef<Remote<Tasks>>()
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  async function run(own: number): Promise<void> {
    try {
      const next = await tasks.value?.validate(input())
      if (next === undefined || own !== turn) return
      outcome.value = next
      if (next.isParsed) lastParsed.value = next.issues
      fault.value = ''
    } catch (error) {
      fault.value = `The document cannot be validated here: ${String(error)}`
    }
    waiting.value = false
  }

  function schedule(): void {
    const own = ++turn
    waiting.value = true
    clearTimeout(timer)
    timer = setTimeout(() => void run(own), input().text.length > longText ? longPause : shortPause)
  }

  onMounted(() => {
    try {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      tasks.value = wrap<Tasks>(worker)
    } catch (error) {
      fault.value = `This page needs web workers, which the browser does not allow here: ${String(error)}`
    }
    schedule()
  })
  onBeforeUnmount(() => {
    clearTimeout(timer)
    worker?.terminate()
  })
  watch(input, schedule)
  return { outcome, lastParsed, waiting, fault, tasks }
}
