import type { Path } from './issue.ts'
import { unprintable } from './unprintable.ts'

/**
 * Returns a path as text for messages: `request.assertions[0].target`. Only the last name can be that of an unknown
 * field; it is shortened, and its unprintable characters become U+FFFD.
 */
export function labelOf(path: Path): string {
  let label = ''
  const last = path.length - 1
  path.forEach((step, index) => {
    if (typeof step === 'number') label += `[${step}]`
    else label += (label === '' ? '' : '.') + (index === last ? shown(step) : step)
  })
  return path.length === 0 ? 'The value' : label
}

/** Maximum number of code points of an unknown field's name in a message. */
const longest = 40

function shown(name: string): string {
  if (name.length <= longest && /^[!-~]*$/.test(name)) return name
  const characters = Array.from(name.slice(0, 2 * longest + 1))
  const ellipsis = characters.length > longest ? '…' : ''
  return (characters.slice(0, longest).join('') + ellipsis).replace(unprintable, '\uFFFD')
}
