import { describe, expect, it } from 'vitest'
import { toHtml, toMarkdown, toOpenApi } from 'monitor-contract/docs'

describe('the options', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '',
    'https://a b',
    'javascript:https://x',
  ])('take no link that could run something: %j', (href) => {
    expect(() => toHtml({ links: [{ text: 'x', href }] })).toThrow(TypeError)
    expect(() => toHtml({ stylesheet: href })).toThrow(TypeError)
    expect(() => toHtml({ script: href })).toThrow(TypeError)
  })

  it.each([
    'try-it.html',
    '../x?y=1#z',
    'http://monitor-contract.example/x',
    'HTTPS://monitor-contract.example',
    'https://monitor-contract.example/x',
  ])('take the link %s', (href) => {
    expect(toHtml({ links: [{ text: 'x', href }] })).toContain(`<a href="${href}">x</a>`)
  })

  it.each([
    '',
    'api',
    'ftp://x',
    'javascript:alert(1)',
    'https://x/?a',
    'https://x/#a',
    'https://{x}/',
    'https://x y',
    'https://x"',
    'javascript:https://x',
  ])('take no server URL such as %j', (serverUrl) => {
    expect(() => toOpenApi({ serverUrl })).toThrow(TypeError)
  })

  it.each(['x', 'https://user:pw@a', 'HTTP://user@a:80/b', 'https://a?b'])(
    'do not quote the server URL %s',
    (serverUrl) => {
      expect(() => toOpenApi({ serverUrl })).toThrow(
        new TypeError('Option "serverUrl" must be an http or https URL without credentials, query and fragment.'),
      )
    },
  )

  it.each([toMarkdown, toHtml, toOpenApi])('are refused where they are not an object: %o', (generate) => {
    for (const options of [5, 'x', true, null, [], () => 0])
      expect(() => Reflect.apply(generate, undefined, [options])).toThrow(new TypeError('Options must be an object.'))
  })

  it.each(['', 'a.html', 5, null, {}, ['a.html'], [null], [{}], [{ text: 'x' }], [{ text: 'x', href: 5 }]])(
    'take no links such as %j',
    (links) => {
      expect(() => Reflect.apply(toHtml, undefined, [{ links }])).toThrow(
        new TypeError('Option "links" must be an array of objects with the strings text and href.'),
      )
    },
  )

  it.each(['https://x', 'http://x:8080/base', 'HTTP://x', 'https://x/@a'])('take the server URL %s', (serverUrl) => {
    expect(toOpenApi({ serverUrl }).servers).toEqual([{ url: serverUrl }])
  })

  it('are refused where they do not exist or are no texts', () => {
    expect(() => toMarkdown({ titel: 'x' } as object)).toThrow(TypeError)
    expect(() => toMarkdown({ title: 1 } as object)).toThrow(TypeError)
    expect(() => toHtml({ css: 'x' } as object)).toThrow(TypeError)
    expect(() => toOpenApi({ serverUrl: null } as object)).toThrow(TypeError)
  })

  it.each<[() => unknown, string]>([
    [() => toMarkdown({ titel: 'x' } as object), 'Unknown option "titel". Known options: title.'],
    [() => toHtml({ css: 'x' } as object), 'Unknown option "css". Known options: title, stylesheet, script, links.'],
    [() => toOpenApi({ url: 'x' } as object), 'Unknown option "url". Known options: serverUrl.'],
    [() => toMarkdown({ title: 1 } as object), 'Option "title" must be a string.'],
    [() => toHtml({ script: null } as object), 'Option "script" must be a string.'],
    [() => toHtml({ script: 'javascript:x' }), 'A link must be an http or https URL, or a relative one'],
  ])('say what would be right: %s', (run, message) => expect(run).toThrow(new TypeError(message)))

  it('may be undefined', () => {
    expect(toMarkdown({ title: undefined })).toBe(toMarkdown())
    expect(toHtml({ title: undefined, stylesheet: undefined, script: undefined, links: undefined })).toBe(toHtml())
    expect(toOpenApi({ serverUrl: undefined })).toEqual(toOpenApi())
  })

  it('give the reference its title', () => {
    expect(toMarkdown({ title: 'Ours' })).toMatch(/^# Ours\n/)
    expect(toHtml({ title: 'Ours' })).toContain('<title>Ours</title>')
  })

  it('leave nothing behind where they are left out', () => {
    const title = 'Ours'
    const full = toHtml({ title, stylesheet: 'a.css', script: 'a.js', links: [{ href: 'b.html', text: 'b' }] })
    const parts = [
      /<link [^>]*>/u,
      /<script [^>]*><\/script>/u,
      /<nav aria-label="Pages">.*?<\/nav>/u,
      /<div class="tools".*?<\/div>/u,
    ]
    expect(toHtml({ title })).toBe(parts.reduce((page, part) => page.replace(part, ''), full))
    expect(toHtml({ title, links: [] })).toBe(toHtml({ title }))
  })

  it('name no style sheet and no script where none is given, and no tools that only a script moves', () => {
    expect(toHtml()).not.toMatch(/<(script|link|style|input|button)\b/)
  })
})
