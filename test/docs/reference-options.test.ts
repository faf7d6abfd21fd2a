// Tests the options of `toMarkdown`, `toHtml` and `toOpenApi`.
import { describe, expect, it } from 'vitest'
import { toHtml, toMarkdown, toOpenApi } from 'monitor-contract/docs'

describe('the options', () => {
  it.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'javascript:https://x', 'vbscript:x'],
    ...['data:text/html,x', '', 'https://a b', '//monitor-contract.example/x.js'],
    ...['/\\monitor-contract.example', '\\\\monitor-contract.example'],
  ])('rejects a link that could run code or lead to another host: %j', (href) => {
    expect(() => toHtml({ links: [{ text: 'x', href }] })).toThrow(TypeError)
    expect(() => toHtml({ stylesheet: href })).toThrow(TypeError)
    expect(() => toHtml({ script: href })).toThrow(TypeError)
  })

  it.each([
    ...['try-it.html', '../x?y=1#z', '/x', '#//x'],
    ...['http://monitor-contract.example/x', 'HTTPS://monitor-contract.example'],
  ])('accepts the link %s', (href) => {
    expect(toHtml({ links: [{ text: 'x', href }] })).toContain(`<a href="${href}">x</a>`)
  })

  it.each([
    ...['', 'api', 'ftp://x', 'javascript:alert(1)', 'javascript:https://x', 'https://x/?a', 'https://x/#a'],
    ...['https://{x}/', 'https://x y', 'https://x"', 'https://user:pw@a', 'HTTP://user@a:80/b'],
  ])('rejects the server URL %j, which the message does not contain', (serverUrl) => {
    expect(() => toOpenApi({ serverUrl })).toThrow(
      new TypeError('Option "serverUrl" must be an http or https URL without credentials, query and fragment.'),
    )
  })

  it.each([toMarkdown, toHtml, toOpenApi])('throw a TypeError if they are not an object: %o', (generate) => {
    for (const options of [5, 'x', true, null, [], () => 0])
      expect(() => Reflect.apply(generate, undefined, [options])).toThrow(new TypeError('Options must be an object.'))
  })

  it.each([
    ...['', 'a.html', 5, null, {}, ['a.html'], [null], [{}]],
    ...[[{ text: 'x' }], [{ text: 'x', href: 5 }], [{ text: 5, href: 'x' }]],
  ])('throw a TypeError for the links %j', (links) => {
    expect(() => Reflect.apply(toHtml, undefined, [{ links }])).toThrow(
      new TypeError('Option "links" must be an array of objects with the strings text and href.'),
    )
  })

  it.each(['https://x', 'http://x:8080/base', 'HTTP://x', 'https://x/@a', 'https://x/https://y@z'])(
    'accepts the server URL %s',
    (serverUrl) => {
      expect(toOpenApi({ serverUrl }).servers).toEqual([{ url: serverUrl }])
    },
  )

  it.each<readonly [object, string]>([
    [{ serverUrl: 5 }, 'Option "serverUrl" must be a string.'],
    [{ title: 5 }, 'Option "title" must be a string.'],
    [{ version: 1 }, 'Option "version" must be a string.'],
    [{ contact: 'x' }, 'Option "contact" must be an object.'],
    [{ license: [] }, 'Option "license" must be an object.'],
    [{ license: null }, 'Option "license" must be an object.'],
    [{ contact: { mail: 'x' } }, 'Unknown option "mail". Known options: name, url, email.'],
    [{ contact: { url: 'javascript:x' } }, 'Option "contact.url" must be an http or https URL.'],
    [{ contact: { name: 5 } }, 'Option "contact.name" must be a string.'],
    [{ contact: { url: new URL('https://x') } }, 'Option "contact.url" must be an http or https URL.'],
    [{ contact: { url: 5 } }, 'Option "contact.url" must be an http or https URL.'],
    [{ contact: { email: null } }, 'Option "contact.email" must be a string.'],
    [{ license: {} }, 'Option "license.name" must be a string.'],
    [{ license: { name: 5 } }, 'Option "license.name" must be a string.'],
    [{ license: { name: 'x', identifier: 5 } }, 'Option "license.identifier" must be a string.'],
    [{ license: { name: 'x', url: '/x' } }, 'Option "license.url" must be an http or https URL.'],
    [
      { license: { name: 'x', url: 'https://x', identifier: 'MIT' } },
      'Option "license" must be an object with at most one of identifier and url.',
    ],
    ...[199, 300, 200.5, NaN, '200', '4XX', null].map((successStatus): [object, string] => [
      { successStatus },
      'Option "successStatus" must be an integer between 200 and 299, or "2XX".',
    ]),
    ...[399, 500, '422', '2XX', null].map((errorStatus): [object, string] => [
      { errorStatus },
      'Option "errorStatus" must be an integer between 400 and 499, or "4XX".',
    ]),
  ])('of toOpenApi are rejected: %j', (options, message) => {
    expect(() => Reflect.apply(toOpenApi, undefined, [options])).toThrow(new TypeError(message))
  })

  it.each([
    [200, 400],
    [299, 499],
    ['2XX', '4XX'],
  ] as const)('may be the status %s of success and %s of an error', (successStatus, errorStatus) => {
    for (const { get, put } of Object.values(toOpenApi({ successStatus, errorStatus }).paths))
      expect(Object.keys((get ?? put)?.responses ?? {}).sort()).toEqual([`${successStatus}`, `${errorStatus}`])
  })

  it.each<[() => unknown, string]>([
    [() => toMarkdown({ titel: 'x' } as object), 'Unknown option "titel". Known options: title.'],
    [() => toHtml({ css: 'x' } as object), 'Unknown option "css". Known options: title, stylesheet, script, links.'],
    [
      () => toOpenApi({ url: 'x' } as object),
      'Unknown option "url". Known options: serverUrl, title, version, contact, license, successStatus, errorStatus.',
    ],
    [() => toMarkdown({ title: 1 } as object), 'Option "title" must be a string.'],
    [() => toHtml({ title: 1 } as object), 'Option "title" must be a string.'],
    [() => toHtml({ stylesheet: 1 } as object), 'Option "stylesheet" must be a string.'],
    [() => toHtml({ script: null } as object), 'Option "script" must be a string.'],
    [() => toHtml({ script: 'javascript:x' }), 'A link must be an http or https URL, or a relative one'],
  ])('throw an error with the allowed names or values: %s', (run, message) =>
    expect(run).toThrow(new TypeError(message)),
  )

  it('may be undefined', () => {
    expect(toMarkdown({ title: undefined })).toBe(toMarkdown())
    expect(toHtml({ title: undefined, stylesheet: undefined, script: undefined, links: undefined })).toBe(toHtml())
    expect(
      toOpenApi({ serverUrl: undefined, contact: undefined, license: undefined, successStatus: undefined }),
    ).toEqual(toOpenApi())
  })

  it('the option title replaces the default title of the reference', () => {
    expect(toMarkdown({ title: 'Ours' })).toMatch(/^# Ours\n/)
    expect(toHtml({ title: 'Ours' })).toContain('<title>Ours</title>')
  })

  it('the option stylesheet or script replaces the inline style or script', () => {
    expect(toHtml({ stylesheet: 'a.css' })).toMatch(/<link rel="stylesheet" href="a\.css">(?!.*<style>).*<script>/s)
    expect(toHtml({ script: 'a.js' })).toMatch(/<style>.*<script src="a\.js" defer><\/script>(?!.*<script>)/s)
  })

  it('add a list of links to the page unless it is empty', () => {
    const links = [{ href: 'b.html', text: 'b' }]
    expect(toHtml({ links }).replace(/<nav aria-label="Pages">.*?<\/nav>/u, '')).toBe(toHtml())
    expect(toHtml({ links: [] })).toBe(toHtml())
  })
})
