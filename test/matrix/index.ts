// Runs the packed package in every runtime, and compares the results with those on Node.js 20: `npm run tools -- matrix`.
// With arguments, runs only runtimes whose name begins with one of them: `npm run tools -- matrix node deno`.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { arch, execPath, platform } from 'node:process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import manifest from '../../package.json' with { type: 'json' }
import { readVectors } from '../helpers/vectors.ts'

/** A runtime in one mode. */
interface Run {
  readonly name: string
  /** The files without which it is skipped. */
  readonly needs?: readonly string[]
  readonly report: () => Promise<string>
}

/** A browser. The tests of the site start the same ones, with packages that only that folder installs. */
interface Browser {
  readonly name: string
  readonly needs: readonly string[]
  readonly start: () => Promise<{ open(url: string): Promise<void>; close(): Promise<void> }>
}

const { chromium, engines } = (await import(resolve('docs/check/smoke/remote.ts'))) as {
  readonly chromium: Browser
  readonly engines: readonly Browser[]
}

const folder = mkdtempSync(join(tmpdir(), 'matrix-'))
const output = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] })

/** Writes the program for one kind of runtime, and returns its path. */
async function program(name: string, lines: string, isBundled: boolean): Promise<string> {
  const outfile = join(folder, name)
  const contents = `import { report } from './program.ts'\nimport vectors from 'vectors'\n${lines}`
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    ...(!isBundled && { external: ['monitor-contract', 'ajv', 'fast-check', 'yaml'] }),
    plugins: [
      {
        name: 'vectors',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^vectors$/ }, ({ path }) => ({ path, namespace: 'vectors' }))
          onLoad({ filter: /.*/, namespace: 'vectors' }, () => ({ contents: vectors, loader: 'text' }))
        },
      },
    ],
  })
  return outfile
}

const vectors = JSON.stringify(readVectors().map(({ contract, value, options }) => ({ contract, value, options })))

/** Installs the packed package and its peers, as a user does. */
function install(): void {
  output('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder, resolve('.'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const tarball = `./${manifest.name}-${manifest.version}.tgz`
  output('npm', 'install', '--silent', '--no-audit', tarball, 'ajv', 'fast-check', 'yaml')
}

const tool = (path: string): string => resolve('test/tools/node_modules', path)
const printing = 'console.log(report(vectors))'

const flags = ['--disallow-code-generation-from-strings', '--frozen-intrinsics', '--disable-proto=throw']

const nodeRuns = ['20.19', '22', '24', '26'].flatMap((version): Run[] => {
  const node = () =>
    output('npm', 'exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath').trim()
  return [
    {
      name: `Node.js ${version}, import`,
      report: async () => output(node(), await program('main.mjs', printing, false)),
    },
    ...flags.map((flag): Run => ({
      name: `Node.js ${version}, ${flag}`,
      report: async () => output(node(), flag, '--no-warnings', await program('main.mjs', printing, false)),
    })),
  ]
})

/** Waits until a server that was just started responds. */
async function response(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await (await fetch(url)).text()
    } catch (error) {
      if (tries === 100) throw error
      await wait(100)
    }
  }
}

async function inWorkerd(workerd: string): Promise<string> {
  await program('worker.js', 'export default { fetch: () => new Response(report(vectors)) }', true)
  const port = 20_000 + (process.pid % 10_000)
  writeFileSync(
    join(folder, 'worker.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    compatibilityDate = "2026-01-01",
    modules = [(name = "worker.js", esModule = embed "worker.js")]
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`,
  )
  const server = spawn(workerd, ['serve', join(folder, 'worker.capnp')], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    return await response(`http://127.0.0.1:${port}/`)
  } finally {
    server.kill()
  }
}

/** The policy of the page: only its script, no code from strings, trusted types. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"

async function inBrowser({ start }: Browser): Promise<string> {
  const script = await program('page.js', "fetch('/report', { method: 'POST', body: report(vectors) })", true)
  let receive: (text: string) => void
  const received = new Promise<string>((resolve) => (receive = resolve))
  const site = createServer((request, response) => {
    if (request.url === '/report') void text(request).then((body) => receive(body))
    const isPage = request.url === '/'
    response.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'text/javascript; charset=utf-8',
      'content-security-policy': policy,
    })
    response.end(isPage ? '<!doctype html><script type="module" src="/page.js"></script>' : readFileSync(script))
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const page = await start()
  try {
    await page.open(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    return await Promise.race([received, wait(60_000, '', { ref: false })])
  } finally {
    await page.close()
    site.close()
  }
}

const bun = tool(`@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`)
const workerd = tool(`@cloudflare/workerd-${platform}-${arch === 'x64' ? '64' : arch}/bin/workerd`)

const runs: readonly Run[] = [
  ...nodeRuns,
  {
    name: 'Deno',
    needs: [tool('deno/bin.cjs')],
    report: async () =>
      output(
        execPath,
        tool('deno/bin.cjs'),
        'run',
        '--quiet',
        '--node-modules-dir=manual',
        '--allow-env=LOG_TOKENS,LOG_STREAM',
        await program('main.mjs', printing, false),
      ),
  },
  { name: 'Bun', needs: [bun], report: async () => output(bun, await program('main.mjs', printing, false)) },
  { name: 'workerd', needs: [workerd], report: () => inWorkerd(workerd) },
  ...[chromium, ...engines].map((browser): Run => ({
    name: browser.name,
    needs: browser.needs,
    report: () => inBrowser(browser),
  })),
]

const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = runs.filter(({ name }) => asked.length === 0 || asked.some((one) => name.toLowerCase().startsWith(one)))
if (chosen.length === 0)
  throw new TypeError(`There is no such runtime. There are: ${runs.map(({ name }) => name).join('; ')}.`)

try {
  install()
  const expected = ((await nodeRuns[0]?.report()) ?? '').trim().split('\n')
  console.log(`${expected.length} results on Node.js 20.19`)
  for (const { name, needs = [], report } of chosen) {
    const lacking = needs.filter((path) => !existsSync(path))
    if (lacking.length > 0) {
      console.log(`${name}: skipped without ${lacking.join(' and ')}`)
      continue
    }
    const lines = (await report().catch(String)).trim().split('\n')
    const different = expected.flatMap((line, index) => (line === lines[index] ? [] : [[line, lines[index] ?? '']]))
    for (const pair of different.slice(0, 5)) for (const line of pair) console.error(`  ${line.slice(0, 300)}`)
    const isSame = different.length === 0 && lines.length === expected.length
    console.log(`${name}: ${isSame ? 'the same' : `FAILED, ${different.length} differences`}`)
    if (!isSame) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
