import { ref, type Ref } from 'vue'

/** Maximum size of an opened file, in bytes. */
const mostBytes = 50_000_000

/** The handlers that open files: from a field of the page, or dropped on it. */
interface Files {
  /** Whether a file is over the page. */
  readonly isOver: Ref<boolean>
  readonly over: (event: DragEvent) => void
  readonly leave: () => void
  readonly drop: (event: DragEvent) => void
  readonly open: (file: File) => Promise<void>
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Reads files as text, and reports those that cannot be read. */
export function useFiles(opened: (text: string, isYaml: boolean) => void, failed: (message: string) => void): Files {
  const isOver = ref(false)

  async function open(file: File): Promise<void> {
    if (file.size > mostBytes) {
      failed('The file is larger than 50 MB.')
      return
    }
    try {
      const bytes = await file.arrayBuffer()
      // A byte order mark stays, so that it can be reported.
      opened(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), /\.ya?ml$/i.test(file.name))
    } catch {
      failed('The file is not text in UTF-8.')
    }
  }

  return {
    isOver,
    open,
    over(event) {
      if (!hasFile(event)) return
      event.preventDefault()
      isOver.value = true
    },
    leave() {
      isOver.value = false
    },
    drop(event) {
      isOver.value = false
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      // The editor would insert the text of the file.
      event.preventDefault()
      event.stopPropagation()
      void open(file)
    },
  }
}
