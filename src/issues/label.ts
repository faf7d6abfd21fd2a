import type { Path } from './issue.ts'

/** How much of a name that nobody listed stands in a message. */
const longest = 40

/**
 * How a message names a place: `request.assertions[0].target`. Only the last name may be one that nobody listed: it is
 * shortened, and what is not printable is left out of it.
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

function shown(name: string): string {
  if (name === '') return '""'
  if (name.length <= longest && /^[!-~]+$/.test(name)) return name
  const start = name.length > longest ? [...name.slice(0, 2 * longest)].slice(0, longest).join('') + '…' : name
  return start.replaceAll(/[\p{C}\p{Z}]/gu, '\uFFFD')
}
