// Hostile arguments of `redact` and of the functions that copy a monitor.
import { applyUpdate, redact, toUpdate, withDefaults, type IcmpMonitor } from 'monitor-contract'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { deep, fields, times, type Kind } from './kind.ts'

export const functionInputs: readonly Kind[] = [
  {
    name: 'redact a wide value',
    make: (size) => times(size, () => ({ key: 'k', value: 'v', secret: true })),
    ask: redact,
  },
  { name: 'redact binary data', make: (size) => new Uint8Array(size), ask: redact },
  { name: 'redact a deep value', make: deep, ask: redact },
  {
    name: 'withDefaults on many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: (value) => withDefaults(value as ReturnType<typeof update>),
  },
  {
    name: 'toUpdate on many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...monitor() }),
    ask: (value) => toUpdate(value as IcmpMonitor),
  },
  {
    name: 'applyUpdate with many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: (value) => applyUpdate(monitor(), value as ReturnType<typeof update>),
  },
]
