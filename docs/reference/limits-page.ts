import type { Field, Form } from '../../reference/fields.ts'
import type { Content } from '../../reference/reference.ts'
import type { Resource } from '../../reference/resources.ts'
import { code, frontmatter, paragraphs, stacked, table } from './markdown.ts'
import { fieldAnchor } from './fields-page.ts'

const hasLimit = ({ bounds, allowed, default: fallback }: Form): boolean =>
  bounds !== '' || allowed.length > 0 || fallback !== undefined

/** Returns a quantity with the unit of its field. */
const withUnit = (text: string, { unit }: Form): string =>
  text === '' || unit === undefined ? text : `${text} ${unit}`

function limitOf(form: Form): string {
  const { bounds, allowed } = form
  if (allowed.length > 0)
    return allowed.length > 13 ? `one of ${allowed.length} values` : withUnit(allowed.map(code).join(' '), form)
  return withUnit(bounds, form)
}

const rowsOf = ({ anchor, fields }: Resource): readonly (readonly string[])[] =>
  fields.flatMap(({ path, forms }: Field) =>
    forms
      .filter(hasLimit)
      .map((form) => [
        `[${code(path)}](/reference/${anchor}#${fieldAnchor(path)})`,
        limitOf(form),
        form.default === undefined ? '' : withUnit(code(form.default), form),
      ]),
  )

/** Returns the page with every bound, allowed value and default, and the offsets that each frequency allows. */
export function limitsPage({ resources, offsets }: Content): readonly [name: string, text: string] {
  return [
    'limits',
    `${paragraphs(
      frontmatter(),
      '# Limits and offsets',
      'Every bound, allowed value and default of the two resources, and the offsets that each frequency allows.',
      '## Limits and defaults {#limits}',
      '<div class="limits">',
      stacked(['Field', 'Limit', 'Default'], resources.flatMap(rowsOf)),
      '</div>',
      '## Offsets by frequency {#offsets-by-frequency}',
      '`frequencyOffset` spreads the runs over a time range. The allowed offsets depend on `frequency`; ' +
        '`frequencyOffsetRange` returns them. With frequency 0, the offset is the number of seconds between two runs.',
      '<OffsetPicture />',
      table(
        ['Frequency', 'Allowed offsets'],
        offsets.map(({ frequency, range }) => [
          `${frequency} min`,
          range.kind === 'values' ? range.values.join(', ') : `${range.minimum} to ${range.maximum}`,
        ]),
      ),
    )}\n`,
  ]
}
