import { aFilledArray, anArray, isPlainList, isRecord, keepItem, lengthOf, met, type Reading } from './reading.ts'

/** What is kept of a list of objects: those that there is something to say of, each at its place. */
export function readList(list: readonly unknown[], reading: Reading, read: (value: unknown, reading: Reading) => unknown): readonly unknown[] {
  const length = lengthOf(list), isPlain = isPlainList(list), before = met(reading)
  let items: unknown[] | undefined, wrong = 0, holes = 0
  for (let index = 0; index < length; index++) {
    const isOwn = (isPlain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(list, index)
    const wrongSoFar = reading.wrong, soFar = met(reading)
    const item = read(isOwn ? list[index] : undefined, reading)
    const isSound = isRecord(item) && reading.wrong === wrongSoFar
    if (reading.keep && !(isSound && met(reading) === soFar)) items = keepItem(items, index, item)
    if (!isSound && (++wrong >= reading.limit || (item === undefined && ++holes >= reading.holes))) break
  }
  reading.wrong += wrong
  if (met(reading) !== before) return items ?? anArray
  return length === 0 ? anArray : aFilledArray
}
