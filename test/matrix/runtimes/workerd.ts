// Runs the matrix in workerd, the runtime of Cloudflare Workers.
import { spawn } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arch, platform } from 'node:process'
import { installed, output, type Report, type Run } from '../matrix-run.ts'
import { freePort, responding } from '../free-port.ts'

/**
 * Returns the configuration of a worker whose first module is `worker.js`. A peer has a name for each folder that
 * imports it.
 */
const configuration = (modules: readonly string[], port: number): string => `
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);

const main :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
${modules.map((file) => `    (name = "${file}", esModule = embed "${file}"),`).join('\n')}
    (name = "ajv", esModule = embed "peers/ajv.js"),
    (name = "fast-check", esModule = embed "peers/fast-check.js"),
    (name = "package/dist/fast-check", esModule = "export * from '../../fast-check'"),
  ]
);
`

export const workerdRun: Run = {
  runtime: 'workerd',
  mode: 'ES modules',
  facts: { makesCodeFromStrings: false },
  lacks: ['Ajv'],
  async perform({ installation, modules }) {
    const workerd = installed(`@cloudflare/workerd-${platform}-${arch === 'x64' ? '64' : arch}/bin/workerd`)
    cpSync(join(installation, 'worker.js'), join(modules, 'worker.js'))
    const entries = readdirSync(join(modules, 'package/dist'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `package/dist/${file}`)
    const files = ['worker.js', 'portable.js', 'runner.mjs', 'questions.js', ...entries]
    const port = await freePort()
    const config = join(modules, 'worker.capnp')
    writeFileSync(config, configuration(files, port))
    const server = spawn(workerd, ['serve', config], { stdio: ['ignore', 'inherit', 'inherit'] })
    try {
      const response = await responding(`http://127.0.0.1:${port}/`)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      const report = (await response.json()) as Omit<Report, 'version'>
      return { ...report, version: (await output(workerd, ['--version'])).replace('workerd ', '') }
    } finally {
      server.kill()
    }
  },
}
