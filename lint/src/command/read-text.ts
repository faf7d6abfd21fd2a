import { open, stat, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { FileProblem, fileProblem } from './file-problem.ts'

/**
 * The size above which a text is refused: 10 MB of YAML take 1.5 GB of memory and half a minute.
 */
const maximumBytes = 10_000_000

/**
 * Reads a file as UTF-8, with a byte order mark if it has one, so that writing it changes no other
 * byte.
 *
 * @throws FileProblem if it cannot be read, is too large, or is not UTF-8
 */
export async function readText(path: string): Promise<string> {
  if (path === '-') return readStream(process.stdin)
  const file = await opened(path)
  try {
    const { size } = await file.stat()
    if (size > maximumBytes) throw tooLarge(size)
    return decoded(await file.readFile())
  } catch (error) {
    throw fileProblem(error, 'read')
  } finally {
    await file.close()
  }
}

async function opened(path: string): Promise<FileHandle> {
  try {
    // To open a pipe waits until something writes to it.
    if (!(await stat(path)).isFile()) throw new FileProblem('is no regular file.')
    return await open(path)
  } catch (error) {
    throw fileProblem(error, 'read')
  }
}

async function readStream(stream: Readable): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maximumBytes) throw tooLarge(size)
    chunks.push(bytes)
  }
  return decoded(Buffer.concat(chunks))
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new FileProblem('is not UTF-8.')
  }
}

const tooLarge = (size: number): FileProblem =>
  new FileProblem(
    `has ${inMegabytes(size)} or more; at most ${inMegabytes(maximumBytes)} are checked. Split it.`,
  )

const inMegabytes = (size: number): string => `${Math.floor(size / 1_000_000)} MB`
