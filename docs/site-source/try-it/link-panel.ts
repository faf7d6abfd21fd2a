import { element } from '../element.ts'
import { longestFragment, toFragment, type Shared } from './link.ts'

const part = element('link-part', HTMLElement)
const field = element('link', HTMLInputElement)
const told = element('link-told', HTMLElement)

const tooLong = `The document is too long for a link: packed, it has more than ${longestFragment} characters.`

/** Lets a button write what is on the page into a link, and another copy it. */
export function startLinks(shared: () => Shared): void {
  element('make-link', HTMLButtonElement).addEventListener('click', () => void make())
  element('copy-link', HTMLButtonElement).addEventListener('click', () => void copy())

  async function make(): Promise<void> {
    const fragment = await toFragment(shared())
    part.hidden = fragment === undefined
    told.textContent = fragment === undefined ? tooLong : 'The link is made.'
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
