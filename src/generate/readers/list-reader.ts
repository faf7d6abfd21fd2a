import { isRecord, nameOf } from '../schema-parts.ts'
import { isPart, validResult, type Generated, type ReaderPart } from './reader-parts.ts'
import { valueTest } from './value-test.ts'

/** Returns the source of a list reader. If the schema also allows an object, the reader of an item reads the object. */
export function listReader({ schema, keeps }: ReaderPart, parts: ReadonlyMap<string, ReaderPart>): Generated {
  const { items = {}, maxItems } = schema
  const isObjectItem = isPart(items)
  const itemSource = 'ownItem(value, index, isPlain)'
  const itemName = nameOf(items)
  const collects = keeps !== 'never'
  const collected = keeps === 'detailed' ? 'context.detailed ? [] : undefined' : '[]'
  const keepItem = (item: string): string =>
    !collects ? '' : `${collected === '[]' ? '' : 'if (items !== undefined) '}items.push(${item})`
  const copy = keeps === 'never' ? 'validList' : collected === '[]' ? 'items' : 'items ?? validList'
  const { source: isValidItem, constants } = isObjectItem
    ? { source: validResult('item', items, parts.get(itemName)?.keeps ?? 'never'), constants: [] }
    : valueTest(itemName, items, 'item')
  return {
    constants,
    source: `
  if (!Array.isArray(value)) return ${isRecord(schema) ? `read${itemName}(value, context)` : 'unread(value)'}
  const length = lengthOf(value), isPlain = isPlainList(value)
  let reported, invalidCount = 0, holeCount = 0
  ${collects ? `const items = ${collected}` : ''}
  for (let index = 0; index < length; index++) {
    const item = ${isObjectItem ? `read${itemName}(${itemSource}, context)` : itemSource}
    ${isObjectItem ? keepItem('copyIn(item)') : ''}
    if (${isValidItem}) ${isObjectItem || !collects ? 'continue' : `{ ${keepItem('item')}\n continue }`}
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    ${isObjectItem ? 'if (item instanceof Snapshot && item.isValid) continue' : ''}
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  ${
    maxItems === undefined
      ? ''
      : `const isTooLong = length > ${maxItems}
  if (isTooLong && !context.detailed) return invalidPart`
  }
  if (reported === undefined${maxItems === undefined ? '' : ' && !isTooLong'}) return ${copy}
  return new Snapshot('array', reported, ${copy}, undefined, length${
    maxItems === undefined ? '' : ', isTooLong ? false : undefined'
  })`,
  }
}
