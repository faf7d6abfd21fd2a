import { showTheme, storedTheme } from './theme.ts'

// Runs before the page is painted, so that none flashes up in the other theme.
showTheme(storedTheme())
