import { onBeforeUpdate, onUpdated, type Ref } from 'vue'

/**
 * Keeps the focus in a list if an update removes the element that has it. The item that is now at
 * its position gets the focus; without items, the list gets it.
 */
export function useKeptFocus(list: Ref<HTMLElement | undefined>, item: string): void {
  let position: number | undefined
  const hasFocus = (): boolean => list.value?.contains(document.activeElement) === true
  const items = (): readonly HTMLElement[] => [
    ...(list.value?.querySelectorAll<HTMLElement>(item) ?? []),
  ]

  onBeforeUpdate(() => {
    const { activeElement } = document
    position = hasFocus()
      ? items().findIndex((other) => other.closest('li')?.contains(activeElement))
      : undefined
  })
  onUpdated(() => {
    if (position === undefined || hasFocus()) return
    const next = items()[Math.max(position, 0)] ?? items().at(-1) ?? list.value
    next?.focus()
  })
}
