// Finds a free port for a server, and waits until the server responds.
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Finds a port on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Waits until a server that was just started responds. */
export async function responding(url: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url)
    } catch (error) {
      if (tries === 100) throw error
      await setTimeout(100)
    }
  }
}
