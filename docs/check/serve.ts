import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a folder under a sub-path, as GitHub Pages does, with the same page for what is not there. */
export async function serve(
  folder: string,
  base: string,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const inside = path.startsWith(base) ? normalize(path.slice(base.length)) : '404.html'
    const wanted = join(folder, inside === '.' || inside.endsWith('/') ? join(inside, 'index.html') : inside)
    const file = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : undefined
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': types[extname(file ?? '404.html')] ?? 'text/plain',
    })
    createReadStream(file ?? join(folder, '404.html')).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, server }
}
