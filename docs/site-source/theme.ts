const themes = ['auto', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const key = 'monitor-contract-theme'

/** The theme that was chosen. A page that may not store anything still lets one be chosen. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return themes.find((name) => name === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then holds for this page.
  }
}

export function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** Lets a button go through the themes: as the system has it, light, dark. */
export function startTheme(button: HTMLButtonElement): void {
  let theme = storedTheme()
  const apply = (): void => {
    showTheme(theme)
    button.textContent = `Theme: ${theme}`
  }
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto'
    store(theme)
    apply()
  })
  apply()
}
