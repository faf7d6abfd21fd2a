import type { Model } from '../model/reference-model.ts'
import { titles } from '../reference-texts.ts'
import { h, type Element } from './element.ts'
import { code } from './nodes.ts'

interface Line {
  readonly anchor: string
  readonly title: string
  readonly isCode: boolean
}

const line = ({ anchor, title, isCode }: Line): Element => h('a', { href: `#${anchor}` }, isCode ? code(title) : title)

const part = (top: Line, lines: readonly Line[] = []): Element =>
  h('li', {}, line(top), ...(lines.length === 0 ? [] : [h('ul', {}, ...lines.map((each) => h('li', {}, line(each))))]))

const inWords = ({ anchor, title }: Pick<Line, 'anchor' | 'title'>): Line => ({ anchor, title, isCode: false })

const chapter = (anchor: keyof typeof titles, lines?: readonly Line[]): Element =>
  part(inWords({ anchor, title: titles[anchor] }), lines)

/**
 * Returns the table of contents of the HTML reference: every chapter, operation, field and code. Fields inside other
 * fields are omitted.
 */
export const contents = (model: Model): Element =>
  h(
    'nav',
    { class: 'contents', 'aria-label': 'Contents' },
    h(
      'ul',
      {},
      chapter('operations', model.operations.map(inWords)),
      chapter('fields'),
      ...model.resources.map((resource) =>
        part(
          inWords(resource),
          resource.fields
            .filter(({ path }) => /^\w+$/.test(path))
            .map(({ anchor, path }) => ({ anchor, title: path, isCode: true })),
        ),
      ),
      chapter('offsets'),
      chapter(
        'codes',
        model.codes.map(({ anchor, code: title }) => ({ anchor, title, isCode: true })),
      ),
      chapter('readings'),
      chapter('open'),
    ),
  )
