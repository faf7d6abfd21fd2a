import type { Model } from '../model/model.ts'
import { h, type Element } from './element.ts'

interface Line {
  readonly anchor: string
  readonly title: string
  readonly code?: boolean
}

const line = ({ anchor, title, code = false }: Line): Element => h('a', { href: `#${anchor}` }, code ? h('code', {}, title) : title)

const part = (top: Line, lines: readonly Line[] = []): Element =>
  h('li', {}, line(top), ...(lines.length === 0 ? [] : [h('ul', {}, ...lines.map((each) => h('li', {}, line(each))))]))

/** The table of contents: every chapter, operation, field and code. Fields within fields are found through theirs. */
export const contents = (model: Model): Element =>
  h('nav', { class: 'contents', 'aria-label': 'Contents' }, h(
    'ul',
    {},
    part({ anchor: 'operations', title: 'Operations' }, model.operations),
    part({ anchor: 'fields', title: 'Fields' }),
    ...model.resources.map((resource) =>
      part(resource, resource.fields.filter(({ path }) => /^\w+$/.test(path)).map(({ anchor, path }) => ({ anchor, title: path, code: true })))),
    part({ anchor: 'offsets', title: 'Offsets by frequency' }),
    part({ anchor: 'codes', title: 'Issue codes' }, model.codes.map(({ anchor, code }) => ({ anchor, title: code, code: true }))),
    part({ anchor: 'readings', title: 'Readings' }),
    part({ anchor: 'open', title: 'What the description leaves open' }),
  ))
