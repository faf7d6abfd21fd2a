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

// The address of the site's page names the operation or schema that is chosen here, so that a reader can share it.
addEventListener('click', () => {
  setTimeout(() => {
    if (parent !== window) parent.history.replaceState(parent.history.state, '', location.hash || ' ')
  })
})
