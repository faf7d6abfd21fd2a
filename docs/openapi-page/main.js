// The page shows the document with Scalar. Nothing is loaded from elsewhere, and no request is sent.

const theme = 'vitepress-theme-appearance'

function prefersDark() {
  const chosen = localStorage.getItem(theme) ?? 'auto'
  return chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

const configuration = () => ({
  content: openApiDocument,
  darkMode: prefersDark(),
  forceDarkModeState: prefersDark() ? 'dark' : 'light',
  hideDarkModeToggle: true,
  hideClientButton: true,
  hideTestRequestButton: true,
  documentDownloadType: 'none',
  agent: { disabled: true },
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
})

const reference = Scalar.createApiReference('#app', configuration())

// The site around this page changes the theme.
addEventListener('storage', ({ key }) => {
  if (key === theme) reference.updateConfiguration(configuration())
})

// Scalar folds all but the first fields of a body. A link to another field opens them.
function showField(name, turns = 50) {
  const field = [...document.querySelectorAll('[id]')].find(({ id }) => id.endsWith(name))
  if (field !== undefined) return field.scrollIntoView()
  const folded = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes('Show additional properties'),
  )
  folded?.click()
  if (turns > 0) setTimeout(() => showField(name, turns - 1), 100)
}

const linked = decodeURIComponent(location.hash.slice(1))
if (linked.includes('.body.')) showField(linked)

// The address of the site's page names the operation or schema that is chosen here, so that a reader can share it.
addEventListener('click', () => {
  setTimeout(() => {
    if (parent !== window) parent.history.replaceState(parent.history.state, '', location.hash || ' ')
  })
})
