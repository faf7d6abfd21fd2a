import { escaped } from '../issues/pointer.ts'
import type { LintContract } from '../lint-contract.ts'
import type { Path } from '../lint-result.ts'
import type { LocatedField } from '../text/located.ts'

/** A monitor in a document. */
export interface Monitor {
  /** The path in the document; indices are texts, as in a JSON Pointer. */
  readonly path: Path
  readonly pointer: string
  readonly field: LocatedField
}

/** Returns the monitors at pointers, in the order of the text. `*` stands for all items or keys. */
export function monitorsAt(
  root: LocatedField,
  patterns: readonly (readonly string[])[],
): readonly Monitor[] {
  const found = patterns.flatMap((steps) => stepsFrom(whole(root), steps))
  const isLong = hasLongPointers(found)
  const apart = isLong ? found : new Map(found.map((each) => [each.pointer, each])).values()
  return [...apart].sort((a, b) => a.field.start - b.field.start)
}

/** Returns whether the pointers of monitors are much longer than their text, as aliases allow. */
export const hasLongPointers = (monitors: readonly Monitor[], text = ''): boolean =>
  monitors.reduce((sum, { pointer }) => sum + pointer.length, 0) > 1_000_000 + text.length

function stepsFrom(start: Monitor, steps: readonly string[]): readonly Monitor[] {
  let found: readonly Monitor[] = [start]
  for (const step of steps) found = found.flatMap((monitor) => inside(monitor, step))
  return found
}

const whole = (root: LocatedField): Monitor => ({ path: [], pointer: '', field: root })

/** Returns the values in a value, or the one of a name. */
function inside({ path, pointer, field }: Monitor, step = '*'): readonly Monitor[] {
  const { fields } = field.value
  const names = step === '*' ? [...fields.keys()] : [step]
  return names.flatMap((name) => {
    const inner = fields.get(name)
    if (inner === undefined) return []
    return [{ path: [...path, name], pointer: `${pointer}/${escaped(name)}`, field: inner }]
  })
}

/**
 * Returns the monitors of a document without the option `at`: the whole document, unless it has no
 * field of a monitor, and exactly one list or map has only objects with such fields: then these.
 */
export function monitorsIn(root: LocatedField, contract: LintContract): readonly Monitor[] {
  const document = whole(root)
  const names = monitorFields(contract)
  if (names === undefined || hasName(root, names)) return [document]
  const groups = [document, ...inside(document)]
    .map((group) => inside(group).filter((item) => !isSchema(item)))
    .filter((items) => items.length > 0 && items.every(({ field }) => hasName(field, names)))
  const [found, ...others] = groups
  return found === undefined || others.length > 0 ? [document] : found
}

/** Returns the names of fields that say that an object is a monitor. */
function monitorFields({ name, schema }: LintContract): ReadonlySet<string> | undefined {
  if (name !== 'icmpMonitorUpdate' && name !== 'icmpMonitor') return undefined
  const properties = 'properties' in schema ? schema.properties : {}
  return new Set(Object.keys(properties ?? {}))
}

function hasName({ value }: LocatedField, names: ReadonlySet<string>): boolean {
  if (Array.isArray(value.value)) return false
  for (const name of value.fields.keys()) if (names.has(name)) return true
  return false
}

/** Returns whether a field of the document tells an editor which schema applies. */
export const isSchema = ({ pointer, field }: Monitor): boolean =>
  pointer === '/$schema' && typeof field.value.value === 'string'
