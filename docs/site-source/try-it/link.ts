import { choicesIn, type Choices } from './choices.ts'
import { isKindName, type KindName } from './kinds.ts'

/** What a link carries. */
export interface Shared {
  readonly kind: KindName
  readonly choices: Choices
  readonly text: string
  /** The text of one's own baseline. */
  readonly baseline: string
}

/** The longest fragment that is made: what programs that pass links on still take. */
export const longestFragment = 32_000

/** The most that a link may unfold to, so that no link can fill the memory. */
const mostCharacters = 16_000_000

/** Links begin with the form they are written in, so that a later form can be told from it. */
const mark = 'v1.'

/** Whether a fragment is meant to carry a document. */
export const isOurs = (fragment: string): boolean => fragment.startsWith(mark)

const toBase64Url = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The fragment of a link, without its `#`; undefined where it would be too long. */
export async function toFragment(shared: Shared): Promise<string | undefined> {
  const packed = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const fragment = `${mark}${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`
  return fragment.length > longestFragment ? undefined : fragment
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > mostCharacters) {
      await reader.cancel()
      throw new RangeError('The link unfolds to too much')
    }
  }
  return text
}

/** What a fragment carries; undefined where it is not one of ours. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  if (!isOurs(fragment)) return undefined
  try {
    const held: unknown = JSON.parse(await unpacked(fromBase64Url(fragment.slice(mark.length))))
    if (typeof held !== 'object' || held === null) return undefined
    const { kind, text, baseline, choices }: Readonly<Partial<Record<keyof Shared, unknown>>> = held
    if (
      !isKindName(kind) ||
      typeof text !== 'string' ||
      typeof baseline !== 'string' ||
      typeof choices !== 'object' ||
      choices === null
    )
      return undefined
    return { kind, text, baseline, choices: choicesIn(choices) }
  } catch {
    return undefined
  }
}
