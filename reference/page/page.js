// The search of the HTML reference, a classic script.
{
  const search = document.getElementById('search')
  const input = document.getElementById('words')
  const found = document.getElementById('found')
  const main = document.getElementById('main')
  const entries = Array.from(document.querySelectorAll('main .entry'), (entry) => ({
    entry,
    text: entry.textContent.toLowerCase(),
  }))
  const sections = document.querySelectorAll('main .group, main .chapter')

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const { entry, text } of entries) {
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) count++
    }
    for (const section of sections) section.hidden = !section.querySelector('.entry:not([hidden])')
    main.classList.toggle('searching', words.length > 0)
    found.value = words.length === 0 ? '' : count === 1 ? '1 entry' : count + ' entries'
  }

  const clear = () => {
    input.value = ''
    show()
  }

  input.addEventListener('input', show)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === input || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
  // Following a link to a hidden entry clears the search.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target || !target.closest('[hidden]')) return
    clear()
    target.scrollIntoView()
  })
  search.hidden = false
}
