// Does not compile unless the types that each generator writes require exactly `heartbeat` and `script` of an update,
// and accept an update as the guides write it.
import type { IcmpMonitorUpdate as HeyApi } from './generated/hey-api/types.gen.ts'
import type { IcmpMonitorUpdate as Orval } from './generated/orval/client.ts'

type Required<T> = { [Field in keyof T]-?: object extends Pick<T, Field> ? never : Field }[keyof T]
type Equal<A, B> = [A, B] extends [B, A] ? true : false
type Each<T> = Equal<Required<T>, 'heartbeat' | 'script'>

export const isRequired: [Each<HeyApi>, Each<Orval>] = [true, true]

const update = { heartbeat: {}, script: '', name: 'Edge gateway', frequency: 5, frequencyOffset: 17 } as const
export const updates: [HeyApi, Orval] = [update, update]
