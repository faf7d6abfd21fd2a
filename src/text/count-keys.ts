/** An object or array whose keys are not counted yet. */
interface Rest {
  readonly container: object
  readonly others: Rest | undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Counts the keys of every object in a value, without recursion. */
export function countKeys(root: unknown): number {
  let count = 0
  let rest: Rest | undefined = isObject(root) ? { container: root, others: undefined } : undefined
  while (rest !== undefined) {
    const { container } = rest
    const values: readonly unknown[] = Array.isArray(container) ? container : Object.values(container)
    if (values !== container) count += values.length
    rest = rest.others
    for (let index = 0; index < values.length; index++) {
      const value = values[index]
      if (isObject(value)) rest = { container: value, others: rest }
    }
  }
  return count
}

/** Counts the keys in a JSON text: its colons outside strings. */
export function countWrittenKeys(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === 0x3a) count++
    else if (character === 0x22) {
      for (;;) {
        const next = text.charCodeAt(++at)
        if (next === 0x22) break
        if (next === 0x5c) at++
      }
    }
  }
  return count
}
