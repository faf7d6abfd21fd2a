// Tests the text entry where `JSON.parse` accepts more than JSON.
import { parse } from 'jsonc-parser'
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Texts that are not JSON, and the offset of the first fault. */
const texts: readonly (readonly [text: string, offset: number])[] = [
  ['// "\n{"heartbeat":{},"script":5}', 0],
  ['{"heartbeat":{}, /* it\'s "so" */ "script":5}', 17],
  ['{"heartbeat":{},"script":5 // the end', 27],
  ['{"heartbeat":{},"script":5/* : */}', 26],
  ['{"heartbeat":{},"script":5} // "', 28],
  ['{"heartbeat":{},"script":5,}', 27],
  ['{"heartbeat":{},"script":5', 26],
  ['{"heartbeat":{"a"},"script":5}', 17],
  ['{"heartbeat":{},"script":5}}', 27],
  ['{"heartbeat":{},"script":"","colour":1,}', 39],
]

describe('after JSON.parse is replaced by a parser that accepts more than JSON', () => {
  beforeEach(() => {
    const { parse: parseStrictly } = JSON
    vi.spyOn(JSON, 'parse').mockImplementation((text) => {
      try {
        return parseStrictly(text)
      } catch {
        return parse(text, [], { allowTrailingComma: true })
      }
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(texts)('%j is not JSON', (text, offset) => {
    const result = validateText(icmpMonitorUpdate, text)
    expect(result.errors).toMatchObject([{ code: 'json-syntax', range: { start: { offset } } }])
    vi.restoreAllMocks()
    expect(result).toEqual(validateText(icmpMonitorUpdate, text))
  })

  it.each(texts)('%j has a value, but no ranges', (text) => {
    const parsed = parseJson(text)
    expect(parsed.ok && parsed.value).toMatchObject({ heartbeat: {} })
    for (const pointer of ['', '/heartbeat']) expect(parsed.ok && parsed.rangeOf(pointer)).toBeUndefined()
  })

  it('a million comments have one error, at the first comment', () => {
    expect(validateText(errorGroupList, `[${'1/*"*/,'.repeat(1_000_000)}1]`).errors).toMatchObject([
      { code: 'json-syntax', range: { start: { offset: 2 } } },
    ])
  })

  it('a text without issues is valid', () => {
    expect(validateText(icmpMonitorUpdate, '{"heartbeat":{},"script":"" /* " */}').valid).toBe(true)
  })

  it('JSON has the usual issues and ranges', () => {
    expect(validateText(icmpMonitorUpdate, '{"heartbeat":{},"script":5}').errors).toMatchObject([
      { code: 'type', pointer: '/script', range: { start: { offset: 25 } } },
    ])
  })
})
