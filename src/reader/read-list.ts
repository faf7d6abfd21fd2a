import {
  aCleanRecord,
  aFilledArray,
  anArray,
  aWrongArray,
  isPlainList,
  isRecord,
  keepItem,
  lengthOf,
  type Reading,
} from './reading.ts'

/** What is kept of a list of objects: those that there is something to say of, each at its place. */
export function readList(
  list: readonly unknown[],
  reading: Reading,
  read: (value: unknown, reading: Reading) => unknown,
): readonly unknown[] {
  const length = lengthOf(list),
    isPlain = isPlainList(list)
  let items: unknown[] | undefined,
    wrong = 0,
    holes = 0
  for (let index = 0; index < length; index++) {
    const isOwn = (isPlain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(list, index)
    const before = reading.wrong
    const item = read(isOwn ? list[index] : undefined, reading)
    if (item === aCleanRecord) continue
    if (reading.keep) items = keepItem(items, index, item)
    if (isRecord(item) && reading.wrong === before) continue
    if (++wrong >= reading.limit || (item === undefined && ++holes >= reading.holes)) break
  }
  reading.wrong += wrong
  return items ?? (wrong > 0 ? aWrongArray : length === 0 ? anArray : aFilledArray)
}
