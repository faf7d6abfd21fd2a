import { setTimeout as wait } from 'node:timers/promises'

/** Returns the response of a server that was just started, at most 10 seconds later. */
export async function response(url: string, options: RequestInit = {}, tries = 100): Promise<string> {
  try {
    return await (await fetch(url, options)).text()
  } catch (error) {
    if (tries === 0) throw error
    await wait(100)
    return response(url, options, tries - 1)
  }
}
