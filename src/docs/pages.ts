import type { ResolvedHtmlOptions, ResolvedReferenceOptions } from './options.ts'
import { chapters, contents, script as pageScript, style as pageStyle } from './reference.js'

/** Returns the reference as one HTML page. The search field is hidden until the script runs. */
export function htmlPage({ title, stylesheet, script, links }: ResolvedHtmlOptions): string {
  const parts = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapedHtml(title)}</title>`,
    stylesheet === undefined
      ? `<style>${pageStyle}</style>`
      : `<link rel="stylesheet" href="${escapedHtml(stylesheet)}">`,
    script === undefined ? '' : `<script src="${escapedHtml(script)}" defer></script>`,
    '</head><body><a class="skip" href="#main">Skip to the reference</a>',
    `<header><h1>${escapedHtml(title)}</h1><p>${origin}</p>`,
    links.length === 0 ? '' : `<nav aria-label="Pages">${links.map(anchor).join('')}</nav>`,
    '</header><div class="search" id="search" role="search" hidden><label for="words">Search</label>',
    '<input type="search" id="words" autocomplete="off" placeholder="field, code or word">',
    '<output id="found" for="words"></output></div>',
    `<div class="columns">${contents}<main id="main" tabindex="-1">`,
    ...chapters.map(({ html }) => html),
    '</main></div>',
    script === undefined ? `<script>${pageScript}</script>` : '',
    '</body></html>\n',
  ]
  return parts.join('')
}

const anchor = ({ text, href }: ResolvedHtmlOptions['links'][number]): string =>
  `<a href="${escapedHtml(href)}">${escapedHtml(text)}</a>`

/** Escapes a text for the content of an element or for an attribute in double quotes. */
const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const markdownPage = ({ title }: ResolvedReferenceOptions): string =>
  [`# ${escapedMarkdown(title)}\n`, `${origin}\n`, ...chapters.map(({ markdown }) => markdown)].join('\n')

/** Matches characters of Markdown syntax, and characters from which GitHub makes links. */
const marks = /[\\`*_[<~|#@]|&(?=[#a-z])|!$|:(?=\/)|(?<=www)\./gi

/** Returns a text as one line of Markdown, without markup. */
const escapedMarkdown = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll(marks, '\\$&')

const origin =
  'Generated from the JSON Schemas and the rules. Every message of an example is the message that the contract reports.'
