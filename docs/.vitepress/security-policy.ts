import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the content security policy of a page.
 *
 * It allows only files of the site and no requests by scripts, so that nothing typed can leave the
 * page. Inline scripts
 * are listed by hash. The page for missing pages may check once whether the site has changed.
 */
export const securityPolicy = (html: string, page: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text)).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    ...(page === '404.md' ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** Inserts the policy into a page, so that it applies on any host. */
export const withSecurityPolicy = (html: string, page: string): string =>
  html.replace(
    '<head>',
    () =>
      `<head>\n    <meta http-equiv="Content-Security-Policy" content="${securityPolicy(html, page)}">`,
  )
