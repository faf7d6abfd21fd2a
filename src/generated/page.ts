// Generated from src/docs/html/*.css and src/docs/html/page.js by `npm run generate`. Do not edit.

/** The style sheet of the HTML reference. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --back: light-dark(#ffffff, #14171c);
  --raised: light-dark(#f3f5f8, #1e232b);
  --ink: light-dark(#1b2027, #e4e8ee);
  --quiet: light-dark(#535c68, #a3adba);
  --line: light-dark(#d5dae1, #363e49);
  --link: light-dark(#0b57a4, #82b8f5);
  --error: light-dark(#a3182b, #ff9aa5);
  --warning: light-dark(#7a4b00, #f0bd6b);
  --code: ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}

* {
  box-sizing: border-box;
}
[hidden] {
  display: none !important;
}

html {
  scroll-padding-top: 4.5rem;
}

body {
  margin: 0 auto;
  max-width: 82rem;
  padding: 0 1rem 4rem;
  background: var(--back);
  color: var(--ink);
  font:
    1rem/1.55 system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

a {
  color: var(--link);
  text-underline-offset: 0.15em;
}
:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 2px;
  border-radius: 2px;
}
main:focus {
  outline: none;
}
code,
pre {
  font-family: var(--code);
  font-size: 0.9em;
}
p {
  margin: 0.5rem 0;
  max-width: 46rem;
}

h1 {
  margin: 1.5rem 0 0.5rem;
  font-size: 1.75rem;
  line-height: 1.2;
}
h2 {
  margin: 3rem 0 0.75rem;
  font-size: 1.5rem;
  line-height: 1.25;
}
h3 {
  margin: 2rem 0 0.5rem;
  font-size: 1.2rem;
  line-height: 1.3;
}
h4 {
  margin: 0;
  font-size: 1.05rem;
  line-height: 1.4;
}

header nav {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
}

.skip {
  position: absolute;
  left: 0.5rem;
  top: -4rem;
  padding: 0.5rem 1rem;
  background: var(--raised);
  z-index: 2;
}
.skip:focus {
  top: 0.5rem;
}

.search {
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.6rem 0;
  background: var(--back);
  border-bottom: 1px solid var(--line);
}

.search input {
  font: inherit;
  color: inherit;
  background: var(--raised);
  border: 1px solid var(--quiet);
  border-radius: 0.4rem;
  padding: 0.3rem 0.7rem;
  min-height: 2.5rem;
}

.search input {
  flex: 1 1 10rem;
  min-width: 0;
  max-width: 26rem;
}
.search output {
  color: var(--quiet);
  font-size: 0.9rem;
}
.search output:empty {
  display: none;
}

.contents ul {
  list-style: none;
  margin: 0;
  padding: 0;
}
.contents > ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  padding: 0.75rem 0;
}
.contents ul ul {
  display: none;
}
.contents a {
  display: inline-block;
  padding: 0.1rem 0;
  text-decoration: none;
}
.contents a:hover {
  text-decoration: underline;
}

.path {
  font-size: 1.1rem;
}

.entry {
  border-top: 1px solid var(--line);
  padding: 1rem 0;
}
.form + .form {
  margin-top: 0.75rem;
}
.entry:target {
  box-shadow:
    -0.5rem 0 var(--back),
    -0.7rem 0 var(--link);
}
.entry > :is(h3, h4) {
  display: inline;
  margin: 0 0.5rem 0 0;
}
.entry > :is(h3, h4) a {
  color: inherit;
  text-decoration: none;
}
.entry > :is(h3, h4) a:hover {
  text-decoration: underline;
}

.badge {
  display: inline-block;
  margin-right: 0.4rem;
  padding: 0 0.5rem;
  border: 1px solid currentcolor;
  border-radius: 1rem;
  color: var(--quiet);
  font-size: 0.8rem;
  line-height: 1.4;
  white-space: nowrap;
}

.badge:is(.error, .required) {
  color: var(--error);
}
.badge:is(.warning, .deprecated) {
  color: var(--warning);
}

dl {
  margin: 0.5rem 0;
}
dd {
  margin: 0;
}
.entry dl > div {
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: 0.75rem;
  padding: 0.1rem 0;
}
.entry dt {
  color: var(--quiet);
}
.points > .entry {
  padding: 0.6rem 0;
}
.points dt {
  font-weight: 600;
}
.points dd {
  max-width: 46rem;
}

figure {
  margin: 0.75rem 0 0;
}
.searching :is(.chapter, .group) > :is(p, figure) {
  display: none;
}
pre {
  margin: 0;
  max-height: 28rem;
  overflow: auto;
  padding: 0.6rem 0.8rem;
  background: var(--raised);
  border-radius: 0.4rem;
  white-space: pre-wrap;
}
figcaption {
  padding: 0.5rem 0;
}
.entry > h3 ~ figure figcaption {
  padding: 0.5rem 0.8rem;
  border: 1px solid var(--line);
  border-top: 0;
  border-radius: 0 0 0.4rem 0.4rem;
  font-size: 0.95em;
}
.entry > h3 ~ figure pre {
  border-radius: 0.4rem 0.4rem 0 0;
}

th {
  overflow-wrap: normal;
}
th[scope='row'] {
  font-weight: 400;
}
th + td {
  white-space: nowrap;
}
table {
  border-collapse: collapse;
  max-width: 46rem;
  width: 100%;
}
caption {
  text-align: left;
  padding: 0 0 0.5rem;
}
th,
td {
  text-align: left;
  vertical-align: top;
  padding: 0.35rem 0.75rem 0.35rem 0;
  border-top: 1px solid var(--line);
}

@media (min-width: 60rem) {
  .columns {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 2.5rem;
  }
  .contents {
    position: sticky;
    top: 4rem;
    align-self: start;
    max-height: calc(100vh - 4rem);
    overflow-y: auto;
    padding: 1rem 0.5rem 2rem 0.25rem;
    font-size: 0.95rem;
  }
  .contents > ul {
    display: block;
    padding: 0;
  }
  .contents > ul > li > a {
    font-weight: 600;
    margin-top: 0.5rem;
  }
  .contents ul ul {
    display: block;
    padding-left: 0.75rem;
  }
}

@media (max-width: 30rem) {
  .entry dl > div {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.5rem;
  }
  .points > div {
    display: block;
  }
  .search output {
    order: 1;
    flex-basis: 100%;
  }
  .search label {
    position: absolute;
    clip-path: inset(50%);
  }
}

@media print {
  :root {
    color-scheme: light;
  }
  .search,
  .contents,
  .skip {
    display: none;
  }
  body {
    max-width: none;
    padding: 0;
    font-size: 10pt;
  }
  .columns {
    display: block;
  }
  pre {
    max-height: none;
  }
  .entry,
  figure,
  tr {
    break-inside: avoid;
  }
  h2,
  h3,
  h4 {
    break-after: avoid;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
}
`

/** The script of the HTML reference. */
export const pageScript = `// The search of the HTML reference. It is a classic script at the end of the page.
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
    const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
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
`
