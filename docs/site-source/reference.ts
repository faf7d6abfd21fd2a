import { element } from './element.ts'
import { startSearch } from './search.ts'
import { startTheme } from './theme.ts'

startTheme(element('theme', HTMLButtonElement))
startSearch(element('search', HTMLInputElement), element('found', HTMLOutputElement))
element('tools', HTMLElement).hidden = false
