import { element } from '../element.ts'
import { longestFragment, toFragment, type Shared } from './link.ts'
import { secretsIn } from './secrets.ts'

const part = element('link-part', HTMLElement)
const field = element('link', HTMLInputElement)
const told = element('link-told', HTMLElement)

const tooLong = `The document is too long for a link: packed, it has more than ${longestFragment} characters.`

/** How many secrets are named. */
const mostNamed = 3

function secretsOf(text: string): string[] {
  try {
    return secretsIn(JSON.parse(text))
  } catch {
    return []
  }
}

/** What is said of a link, its secrets before all. */
function toldOf({ text, baseline }: Shared): string {
  const secrets = [...secretsOf(text), ...secretsOf(baseline)]
  if (secrets.length === 0) return 'The link is made.'
  const named = secrets.slice(0, mostNamed).join(', ') + (secrets.length > mostNamed ? ' and more' : '')
  return `The link is made, and it holds what counts as a secret: ${named}. Take that out before you share it.`
}

/** Lets a button write what is on the page into a link, and another copy it. */
export function startLinks(shared: () => Shared): void {
  element('make-link', HTMLButtonElement).addEventListener('click', () => void make())
  element('copy-link', HTMLButtonElement).addEventListener('click', () => void copy())

  async function make(): Promise<void> {
    const given = shared()
    const fragment = await toFragment(given)
    part.hidden = fragment === undefined
    told.textContent = fragment === undefined ? tooLong : toldOf(given)
    if (fragment === undefined) return
    field.value = `${location.href.replace(/#.*/, '')}#${fragment}`
    field.select()
  }

  async function copy(): Promise<void> {
    field.select()
    try {
      await navigator.clipboard.writeText(field.value)
      told.textContent = 'The link is copied.'
    } catch {
      told.textContent = 'This browser lets no page copy: the link is selected, copy it with Ctrl+C or ⌘C.'
    }
  }
}

/** What the link on the page says is no longer so. */
export function forgetLink(): void {
  if (part.hidden && told.textContent === '') return
  part.hidden = true
  told.textContent = ''
}
