import { redact, type Path } from 'monitor-contract'

const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

interface Part {
  readonly path: Path
  readonly value: unknown
  readonly redacted: unknown
}

const held = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined

function partsOf({ path, value, redacted }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, inner]: [string, unknown]) => ({
    path: [...path, name],
    value: inner,
    redacted: held(redacted, name),
  }))
}

/** The pointers of what a document holds that counts as a secret. */
export function secretsIn(document: unknown): string[] {
  const found: string[] = []
  const open: Part[] = [{ path: [], value: document, redacted: redact(document) }]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const isHidden = typeof part.redacted === 'string' && part.redacted !== part.value
    if (isHidden) found.push(toPointer(part.path))
    else open.push(...partsOf(part).reverse())
  }
  return found
}
