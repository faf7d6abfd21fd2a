import type { Path } from '../issues/finding.ts'
import { defineMonitorRule } from './define-rule.ts'
import { areDifferent, byText, repeatedItems } from './repeated-items.ts'
import type { RuleDocumentation, RuleFinding } from './rule.ts'

/** The params of the issue: the index of the first equal item. */
type DuplicateParams = { readonly first: number }

/**
 * Returns an issue for each text that repeats an earlier one.
 *
 * @param pathOf Returns the path of the text of an item.
 */
function duplicates(
  texts: readonly (string | undefined)[],
  pathOf: (index: number) => Path,
): RuleFinding<DuplicateParams>[] {
  if (areDifferent(texts)) return []
  return repeatedItems(texts, byText).map(({ index, first }) => ({
    path: pathOf(index),
    params: { first },
    related: [pathOf(first)],
  }))
}

const message = ({ first }: DuplicateParams): string => `is already in the list, at index ${first}.`

/**
 * Warns about a location that is twice in the list.
 *
 * Service description, "ICMP monitor": "Data center locations where the check runs".
 */
export const duplicateLocation = /* @__PURE__ */ defineMonitorRule({
  code: 'duplicate-item',
  at: 'locations',
  reads: ['locations'],
  severity: 'warning',
  check: ({ locations }) => duplicates(locations, (index) => ['locations', index]),
  message,
})

/**
 * Warns about a tag that is twice in the list.
 *
 * Service description, "ICMP monitor": "Tags for organizing and filtering".
 */
export const duplicateTag = /* @__PURE__ */ defineMonitorRule({
  code: 'duplicate-item',
  at: 'tags',
  reads: ['tags'],
  severity: 'warning',
  check: ({ tags }) => duplicates(tags, (index) => ['tags', index]),
  message,
})

/**
 * Warns about an environment variable whose key another variable has. Keys that differ by case are
 * different.
 *
 * Service description, "ICMP monitor": "At most 50 items, with `key` (string)".
 */
export const duplicateVariable = /* @__PURE__ */ defineMonitorRule({
  code: 'duplicate-item',
  at: 'environmentVariables',
  reads: ['environmentVariables'],
  severity: 'warning',
  check: ({ environmentVariables }) =>
    duplicates(
      environmentVariables.map(({ key }) => key),
      (index) => ['environmentVariables', index, 'key'],
    ),
  message,
})

export const documentation: RuleDocumentation = {
  meaning: 'A location, a tag or the `key` of a variable is twice in its list.',
  inside: ['locations', 'tags', 'environmentVariables[].key'],
  location: 'the later item; of a variable, its `key`',
  since: '0.5.0',
  examples: [
    {
      fields: { locations: ['eu-west-1', 'us-east-1', 'eu-west-1'] },
      mended: { locations: ['eu-west-1', 'us-east-1'] },
    },
    {
      fields: { environmentVariables: [{ key: 'REGION' }, { key: 'REGION' }] },
      mended: { environmentVariables: [{ key: 'REGION' }, { key: 'ZONE' }] },
    },
  ],
}
