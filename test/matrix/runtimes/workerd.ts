import { spawn } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { installed, output, type Report, type Run } from '../run.ts'
import { freePort, responding } from '../ports.ts'

/** The configuration of a worker of these modules; the peers are modules without a path. */
const configuration = (
  modules: readonly string[],
  port: number,
): string => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);

const main :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
${modules.map((file) => `    (name = "${file.replace(/^peers\/(.*)\.js$/, '$1')}", esModule = embed "${file}"),`).join('\n')}
  ]
);
`

export const workerdRun: Run = {
  runtime: 'workerd',
  mode: 'ES modules',
  facts: { makesCodeFromStrings: false },
  lacks: ['Ajv'],
  async perform({ installation, modules }) {
    const workerd = installed('workerd/bin/workerd')
    cpSync(join(installation, 'worker.js'), join(modules, 'worker.js'))
    const others = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file) && file !== 'worker.js' && file !== 'page.js')
      .sort()
    const port = await freePort()
    const config = join(modules, 'worker.capnp')
    writeFileSync(config, configuration(['worker.js', ...others], port))
    const server = spawn(execPath, [workerd, 'serve', config], { stdio: ['ignore', 'inherit', 'inherit'] })
    try {
      const response = await responding(`http://127.0.0.1:${port}/`)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      const report = (await response.json()) as Omit<Report, 'version'>
      return { ...report, version: (await output(execPath, [workerd, '--version'])).replace('workerd ', '') }
    } finally {
      server.kill()
    }
  },
}
