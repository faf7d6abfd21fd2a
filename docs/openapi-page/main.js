// The page shows the document with Scalar. Nothing is loaded from elsewhere, and no request is
// sent.

const theme = 'vitepress-theme-appearance'

function configuration() {
  const chosen = localStorage.getItem(theme) ?? 'auto'
  const isDark =
    chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  return {
    content: openApiDocument,
    darkMode: isDark,
    forceDarkModeState: isDark ? 'dark' : 'light',
    hideDarkModeToggle: true,
    hideClientButton: true,
    hideTestRequestButton: true,
    documentDownloadType: 'none',
    agent: { disabled: true },
    withDefaultFonts: false,
    telemetry: false,
    showDeveloperTools: 'never',
  }
}

const reference = Scalar.createApiReference('#app', configuration())

// The site around this page changes the theme.
addEventListener('storage', ({ key }) => {
  if (key === theme) reference.updateConfiguration(configuration())
})
