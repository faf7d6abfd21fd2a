// Hostile arguments of `redact` and of the functions that copy a monitor.
import { applyUpdate, planUpdate, redact, toUpdate, withDefaults, type IcmpMonitor } from 'monitor-contract'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { deep, fields, times, type Kind } from './kind.ts'

export const functionInputs: readonly Kind[] = [
  ['redact a wide value', (size) => times(size, () => ({ key: 'k', value: 'v', secret: true })), redact],
  ['redact binary data', (size) => new Uint8Array(size), redact],
  ['redact a deep value', deep, redact],
  [
    'planUpdate with many items that changed',
    (size) => times(size, (index) => `tag${index}`),
    (tags) => planUpdate(monitor({ tags: tags as string[] }), { tags: [...(tags as string[]), 'new'].reverse() }),
  ],
  [
    'withDefaults on many names',
    (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    (value) => withDefaults(value as ReturnType<typeof update>),
  ],
  [
    'toUpdate on many names',
    (size) => ({ ...fields(size, (index) => `f${index}`), ...monitor() }),
    (value) => toUpdate(value as IcmpMonitor),
  ],
  [
    'applyUpdate with many names',
    (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    (value) => applyUpdate(monitor(), value as ReturnType<typeof update>),
  ],
]
