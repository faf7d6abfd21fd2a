// Runs the program in workerd, the runtime of Cloudflare's workers.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folder, importReport, installed, program } from './program.ts'

/** The package that brings workerd. */
export const workerd = 'workerd@1.20261023.1'

const port = 20_000 + (process.pid % 10_000)

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    compatibilityDate = "2026-01-01",
    modules = [(name = "worker.js", esModule = embed "worker.js")]
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);`

/** Returns the response of the server that was just started, at most 10 seconds later. */
async function response(tries = 100): Promise<string> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}/`)).text()
  } catch (error) {
    if (tries === 0) throw error
    await wait(100)
    return response(tries - 1)
  }
}

/** Returns the report from workerd. */
export async function inWorkerd(): Promise<string> {
  const lines = 'export default { fetch: () => new Response(report(vectors)) }'
  await program('worker.js', `${importReport}${lines}`, true)
  writeFileSync(join(folder, 'worker.capnp'), config)
  const server = spawn(
    installed('@cloudflare/workerd-{platform}-{arch}/bin/workerd', 'arm64', '64'),
    ['serve', join(folder, 'worker.capnp')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  try {
    return await response()
  } finally {
    server.kill()
  }
}
