import type { Path } from './issue.ts'
import { isUnprintable } from './unprintable.ts'

/** Maximum number of code points of an unknown field's name in a message. */
const longest = 40

/**
 * Returns the name of an instance location in messages: `request.assertions[0].target`. Only the last name can be that
 * of an unknown field: it is shortened, and its unprintable code points become U+FFFD.
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

/** A space at either end of a name becomes U+FFFD, too, because a reader would not see it. */
function shown(name: string): string {
  if (name === '') return '""'
  if (name.length <= longest && /^[!-~]+$/.test(name)) return name
  const characters = Array.from(name.slice(0, 2 * longest + 1))
  const ellipsis = characters.length > longest ? '…' : ''
  const printable = characters
    .slice(0, longest)
    .map((character) => (isUnprintable(character) ? '\uFFFD' : character))
    .join('')
  return (printable + ellipsis).replaceAll(/^ | $/g, '\uFFFD')
}
