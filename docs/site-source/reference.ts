import { startSearch } from './search.ts'
import { startTheme } from './theme.ts'

const element = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

startTheme(element('theme', HTMLButtonElement))
startSearch(element('search', HTMLInputElement), element('found', HTMLOutputElement))
element('tools', HTMLElement).hidden = false
