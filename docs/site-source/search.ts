/** Shows the entries that hold every word of a search, and the headings above them. */
export function startSearch(input: HTMLInputElement, found: HTMLOutputElement): void {
  const main = document.querySelectorAll<HTMLElement>('main .entry')
  const entries = [...main].map((entry) => ({ entry, text: entry.textContent.toLowerCase() }))
  const sections = [...document.querySelectorAll<HTMLElement>('main .group, main .chapter')]

  function show(): void {
    const words = input.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
    let count = 0
    for (const { entry, text } of entries) {
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) count++
    }
    for (const section of sections)
      section.hidden = words.length > 0 && section.querySelector('.entry:not([hidden])') === null
    found.value = words.length === 0 ? '' : count === 1 ? '1 entry' : `${count} entries`
  }

  function clear(): void {
    input.value = ''
    show()
  }

  input.addEventListener('input', show)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    input.focus()
  })
  // A link to an entry that the search hides ends the search.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target?.closest('[hidden]')) {
      clear()
      target.scrollIntoView()
    }
  })
  show()
}
