import type { Path } from './issue.ts'

/** How much of a name that nobody listed stands in a message. */
const longest = 40

/** How a message names a place: `request.assertions[0].target`. Names are shortened, and what is not printable is left out of them. */
export function labelOf(path: Path): string {
  let label = ''
  for (const step of path) {
    if (typeof step === 'number') label += `[${step}]`
    else label += label === '' ? shown(step) : `.${shown(step)}`
  }
  return label === '' ? 'The value' : label
}

function shown(name: string): string {
  const start = name.length > longest ? [...name.slice(0, 2 * longest)].slice(0, longest).join('') + '…' : name
  return start.replaceAll(/[\p{C}\p{Z}]/gu, '\uFFFD')
}
