import type { Model } from '../model/model.ts'
import type { ResolvedHtmlOptions } from '../options.ts'
import { origin } from '../words.ts'
import { chapters } from './chapters.ts'
import { contents } from './contents.ts'
import { h, serialise, type Element } from './element.ts'
import { paragraph } from './nodes.ts'

const head = ({ title, stylesheet, script }: ResolvedHtmlOptions): Element =>
  h(
    'head',
    {},
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', {}, title),
    ...(stylesheet === undefined ? [] : [h('link', { rel: 'stylesheet', href: stylesheet })]),
    ...(script === undefined ? [] : [h('script', { src: script, defer: true })]),
  )

/** What only the script brings to life stays hidden until it does. */
const tools = (): Element =>
  h(
    'div',
    { class: 'tools', id: 'tools', role: 'search', hidden: true },
    h('label', { for: 'search' }, 'Search'),
    h('input', { type: 'search', id: 'search', autocomplete: 'off', placeholder: 'field, code or word' }),
    h('output', { id: 'found', for: 'search' }),
    h('button', { type: 'button', id: 'theme' }, 'Theme'),
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

/** The reference of a model as one HTML page. */
export function htmlReference(model: Model, options: ResolvedHtmlOptions): string {
  const body = h(
    'body',
    {},
    h('a', { class: 'skip', href: '#main' }, 'Skip to the reference'),
    top(options),
    ...(options.script === undefined ? [] : [tools()]),
    h('div', { class: 'columns' }, contents(model), h('main', { id: 'main', tabindex: -1 }, ...chapters(model))),
  )
  return `<!doctype html>${serialise(h('html', { lang: 'en' }, head(options), body))}\n`
}
