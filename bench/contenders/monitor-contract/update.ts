import { icmpMonitorUpdate, isIcmpMonitorUpdate } from '../../../dist/index.js'

export const is = (value: unknown): boolean => isIcmpMonitorUpdate(value)
export const validate = (value: unknown) => icmpMonitorUpdate.validate(value)
export const mistakes = ({ errors }: ReturnType<typeof validate>): number => errors.length
