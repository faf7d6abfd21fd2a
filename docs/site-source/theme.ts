const themes = ['auto', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const key = 'monitor-contract-theme'

/** A page that may not store anything still lets the theme be chosen. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then holds for this page.
  }
}

/** Lets a button go through the themes: as the system has it, light, dark. */
export function startTheme(button: HTMLButtonElement): void {
  let theme = themes.find((name) => name === stored()) ?? 'auto'
  const apply = (): void => {
    if (theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    button.textContent = `Theme: ${theme}`
  }
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto'
    store(theme)
    apply()
  })
  apply()
}
