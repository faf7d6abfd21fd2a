import { isRecord, nameOf } from '../schema-parts.ts'
import { isPart, validResult, type Generated, type ReaderPart } from './reader-parts.ts'
import { valueTest } from './value-test.ts'

/** Returns the code of the reader of a list, or of a list or an object if the schema allows both. */
export function listReader({ schema, keeps }: ReaderPart, parts: ReadonlyMap<string, ReaderPart>): Generated {
  const { items = {}, maxItems, minItems, uniqueItems } = schema
  const isObjectItem = isPart(items)
  const itemSource = 'ownItem(value, index, isPlain)'
  const itemName = nameOf(items)
  const collects = keeps !== 'never' || uniqueItems === true
  const collected = keeps === 'detailed' && uniqueItems !== true ? 'context.detailed ? [] : undefined' : '[]'
  const keepItem = (item: string): string =>
    !collects ? '' : `${collected === '[]' ? '' : 'if (items !== undefined) '}items.push(${item})`
  const copy = keeps === 'never' ? 'validList' : collected === '[]' ? 'items' : 'items ?? validList'
  const { source: isValidItem, constants } = isObjectItem
    ? { source: validResult('item', items, parts.get(itemName)?.keeps ?? 'never'), constants: [] }
    : valueTest(itemName, items, 'item')
  const lengthErrors = [
    ...(maxItems === undefined ? [] : [`length > ${maxItems}`]),
    ...(minItems === undefined ? [] : [`length < ${minItems}`]),
  ]
  const faults = [
    ...(lengthErrors.length > 0 ? ['hasWrongLength'] : []),
    ...(uniqueItems === true ? ['!isUnique'] : []),
  ]
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
    lengthErrors.length === 0
      ? ''
      : `const hasWrongLength = ${lengthErrors.join(' || ')}
  if (hasWrongLength && !context.detailed) return invalidPart`
  }
  ${
    uniqueItems === true
      ? `const isUnique = areUnique(items)
  if (!isUnique && !context.detailed) return invalidPart`
      : ''
  }
  if (${['reported === undefined', ...faults.map((fault) => `!(${fault})`)].join(' && ')}) return ${copy}
  return new Snapshot('array', reported, ${copy}, undefined, length${uniqueItems === true ? ', isUnique' : ''}${
    faults.length === 0 ? '' : `${uniqueItems === true ? '' : ', true'}, ${faults.join(' || ')} ? false : undefined`
  })`,
  }
}
