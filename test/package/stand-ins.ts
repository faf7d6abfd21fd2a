// Stand-ins for packages that the guides use and the repository does not install.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface StandIn {
  readonly types: string
  readonly code: string
}

/**
 * The parts that the guides use, by import path. The programs in `examples` run on the real
 * packages.
 */
const modules: Readonly<Record<string, StandIn>> = {
  hono: {
    types: `
export interface Context {
  req: {
    url: string
    raw: Request
    header(name: string): string | undefined
    param(): { id: string }
    json(): Promise<unknown>
  }
  json(body: object, status?: number, headers?: Record<string, string>): Response
  notFound(): Response
}
export type Middleware = (c: Context, next: () => Promise<void>) => Promise<Response | void>
export class Hono {
  use(handler: Middleware): this
  notFound(handler: (c: Context) => Response): this
  put(route: string, handler: (c: Context) => Promise<Response>): this
  fetch(request: Request): Promise<Response>
}`,
    code: 'export class Hono { use() {} put() {} notFound() {} }',
  },
  'hono/body-limit': {
    types: `
import type { Middleware } from '../index.js'
export function bodyLimit(options: { maxSize: number }): Middleware`,
    code: 'export const bodyLimit = () => {}',
  },
  '@hono/node-server': {
    types:
      'export function serve(options: { fetch: (request: Request) => Promise<Response>; port: number }): unknown',
    code: 'export const serve = () => {}',
  },
  vitest: {
    types: 'export function test(title: string, run: () => unknown): void',
    code: 'export const test = (title, run) => run()',
  },
  pino: {
    types: 'export function pino(options: { redact: string[] }): { info(values: object): void }',
    code: 'export const pino = () => ({ info() {} })',
  },
}

/** Writes the stand-ins into the folder `node_modules` of a folder. */
export function standIns(folder: string): void {
  for (const [path, { types, code }] of Object.entries(modules)) {
    const own = join(folder, 'node_modules', path)
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, 'index.d.ts'), types)
    writeFileSync(join(own, 'index.js'), code)
  }
  for (const name of ['hono', '@hono/node-server', 'vitest', 'pino'])
    writeFileSync(
      join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({
        name,
        type: 'module',
        exports: { '.': './index.js', './*': './*/index.js' },
      }),
    )
}
