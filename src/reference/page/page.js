// The search of the HTML reference, a classic script.
{
  const search = document.getElementById('search')
  const input = document.getElementById('words')
  const found = document.getElementById('found')
  const main = document.getElementById('main')

  // A section is a heading with the elements up to the next heading.
  const sections = []
  for (const element of main.children) {
    if (/^H[1-4]$/.test(element.tagName)) sections.push({ heading: element, elements: [] })
    else sections.at(-1).elements.push(element)
  }

  // The search shows or hides entries: rows, list items and paragraphs, or a whole section without
  // tables and lists.
  const entryOf = (elements) => ({
    elements,
    text: elements.map((each) => each.textContent.toLowerCase()).join(' '),
  })
  for (const section of sections) {
    const { heading, elements } = section
    section.entries = elements.some((element) => element.matches('table, ul'))
      ? elements
          .flatMap((element) =>
            element.matches('p') ? element : [...element.querySelectorAll('tbody tr, li')],
          )
          .map((element) => entryOf([element]))
      : [entryOf([heading, ...elements])]
  }

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const section of sections) {
      const matching = section.entries.filter(({ text }) =>
        words.every((word) => text.includes(word)),
      )
      for (const entry of section.entries)
        for (const element of entry.elements) element.hidden = !matching.includes(entry)
      for (const element of section.elements)
        if (element.matches('table, ul'))
          element.hidden = !element.querySelector('tbody tr:not([hidden]), li:not([hidden])')
        else if (element.matches('pre') && section.entries.length > 1)
          element.hidden = words.length > 0
      section.isFound = matching.length > 0
      count += matching.length
    }
    sections.forEach(({ heading }, index) => {
      const end = sections.findIndex(
        (other, at) => at > index && other.heading.tagName <= heading.tagName,
      )
      heading.hidden = !sections
        .slice(index, end < 0 ? undefined : end)
        .some(({ isFound }) => isFound)
    })
    found.value = words.length === 0 ? '' : count === 1 ? '1 entry' : `${count} entries`
  }

  input.addEventListener('input', show)
  // Following a link to a hidden entry clears the search.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target?.closest('[hidden]')) return
    input.value = ''
    show()
    target.scrollIntoView()
  })
  search.hidden = false
}
