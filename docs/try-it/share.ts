import { choicesIn, type Choices } from './choices.ts'
import { isKindName, type KindName } from './kinds.ts'

/** The content of a link. */
export interface Shared {
  readonly kind: KindName
  readonly choices: Choices
  readonly text: string
  /** The text of the stored monitor; empty if it is not the baseline. */
  readonly baseline: string
}

/** Maximum length of a fragment: longer links are cut off by some programs. */
export const longestFragment = 32_000

/** Maximum length of the expanded content, so that no link can fill the memory. */
const mostCharacters = 16_000_000

/** The version of the link format. */
const mark = 'v2.'

/** Returns whether a fragment contains a document. */
export const isShared = (fragment: string): boolean => /^v\d+\.|^(?:.*&)?text=/.test(fragment)

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Returns the fragment of a link, without its `#`; undefined where it would be too long. */
export async function toFragment(shared: Shared): Promise<string | undefined> {
  const packed = new Blob([JSON.stringify(shared)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
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
      throw new RangeError('The link expands to too much text')
    }
  }
  return text
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns the content of a fragment that a page can write by hand: `kind=errorGroup&text=%7B%7D`.
 */
function fromParameters(fragment: string): Shared | undefined {
  const {
    kind = 'icmpMonitorUpdate',
    text,
    stored: baseline = '',
    maxIssues,
    ...choices
  } = Object.fromEntries<string | undefined>(new URLSearchParams(fragment))
  return sharedIn({ kind, text, baseline, choices: { ...choices, maxIssues: Number(maxIssues) } })
}

/** Returns the content of a fragment; undefined if it is damaged or has another format. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith(mark)) return fromParameters(fragment)
  try {
    const content: unknown = JSON.parse(await unpacked(fromBase64Url(fragment.slice(mark.length))))
    return sharedIn(content)
  } catch {
    return undefined
  }
}

/** Returns shared or stored content from any input; undefined if it is invalid. */
export function sharedIn(content: unknown): Shared | undefined {
  if (!isObject(content)) return undefined
  const { kind, text, baseline, choices }: Readonly<Partial<Record<keyof Shared, unknown>>> =
    content
  if (
    !isKindName(kind) ||
    typeof text !== 'string' ||
    typeof baseline !== 'string' ||
    !isObject(choices)
  )
    return undefined
  return { kind, text, baseline, choices: choicesIn(choices) }
}
