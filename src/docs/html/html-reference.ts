import type { Model } from '../model/reference-model.ts'
import { pageScript, pageStyle } from '../../generated/page.ts'
import type { ResolvedHtmlOptions } from '../options/html-options.ts'
import { origin } from '../reference-texts.ts'
import { chapters } from './chapters.ts'
import { contents } from './contents.ts'
import { h, serialise, type Element } from './element.ts'
import { paragraph } from './nodes.ts'

/** Returns the reference as one HTML page. */
export function htmlReference(model: Model, options: ResolvedHtmlOptions): string {
  const body = h(
    'body',
    {},
    h('a', { class: 'skip', href: '#main' }, 'Skip to the reference'),
    top(options),
    search(),
    h('div', { class: 'columns' }, contents(model), h('main', { id: 'main', tabindex: -1 }, ...chapters(model))),
    ...(options.script === undefined ? [h('script', {}, pageScript)] : []),
  )
  return `<!doctype html>${serialise(h('html', { lang: 'en' }, head(options), body))}\n`
}

const head = ({ title, stylesheet, script }: ResolvedHtmlOptions): Element =>
  h(
    'head',
    {},
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', {}, title),
    stylesheet === undefined ? h('style', {}, pageStyle) : h('link', { rel: 'stylesheet', href: stylesheet }),
    ...(script === undefined ? [] : [h('script', { src: script, defer: true })]),
  )

/** Returns the search field. It is hidden until the script runs. */
const search = (): Element =>
  h(
    'div',
    { class: 'search', id: 'search', role: 'search', hidden: true },
    h('label', { for: 'words' }, 'Search'),
    h('input', { type: 'search', id: 'words', autocomplete: 'off', placeholder: 'field, code or word' }),
    h('output', { id: 'found', for: 'words' }),
  )

const top = ({ title, links }: ResolvedHtmlOptions): Element =>
  h(
    'header',
    {},
    h('h1', {}, title),
    paragraph(origin),
    ...(links.length === 0
      ? []
      : [h('nav', { 'aria-label': 'Pages' }, ...links.map(({ text, href }) => h('a', { href }, text)))]),
  )
