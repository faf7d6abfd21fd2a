import type { Path } from './issue.ts'
import { unprintable } from './unprintable.ts'

/**
 * Returns a path as text for messages: `request.assertions[0].target`.
 *
 * Any name can be that of an unknown field. So each is shortened, its unprintable characters become U+FFFD, and a long
 * path keeps only its beginning and its end.
 */
export function labelOf(path: Path): string {
  if (path.length === 0) return 'The value'
  const isDeep = path.length > 2 * maxLabel
  const text = textOf(isDeep ? [...path.slice(0, maxLabel), ...path.slice(-maxLabel)] : path)
  if (text.length <= maxLabel) return text
  // A pair of surrogates at the cut is removed as a whole.
  const first = text.slice(0, maxLabel / 2).replace(/[\ud800-\udbff]$/, '')
  const last = text.slice(1 - maxLabel / 2).replace(/^[\udc00-\udfff]/, '')
  return `${first}…${last}`
}

/** Maximum length of a label. The path of a known field is shorter. */
const maxLabel = 100

/** Maximum number of code points of a name. The names of known fields are shorter. */
const maxName = 40

function textOf(path: Path): string {
  let text = ''
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : (text === '' ? '' : '.') + shown(step)
  return text
}

function shown(name: string): string {
  if (name.length <= maxName && /^[!-~]*$/.test(name)) return name
  const characters = Array.from(name.slice(0, 2 * maxName + 1))
  const ellipsis = characters.length > maxName ? '…' : ''
  return (characters.slice(0, maxName).join('') + ellipsis).replace(unprintable, '\uFFFD')
}
