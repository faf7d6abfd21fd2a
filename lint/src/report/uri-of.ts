/**
 * Returns a URI reference of a file. A lone surrogate becomes U+FFFD, because no URI can have it.
 */
export function uriOf(path: string): string {
  const wellFormed = path.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  const uri = encodeURI(wellFormed).replaceAll(/[?#@]/g, encodeURIComponent)
  if (/^[a-z]:\//i.test(uri)) return `file:///${uri}`
  if (uri.startsWith('/')) return `file://${uri.replace(/^\/\//, '')}`
  // Without `./`, the part before a colon would be a scheme.
  return /^[^/]*:/.test(uri) ? `./${uri}` : uri
}
