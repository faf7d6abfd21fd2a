// Tests the table of formats.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDateTime } from '../../src/formats/date-time.ts'
import { isDate } from '../../src/formats/date.ts'
import { formats } from '../../src/formats/index.ts'
import { isUuid } from '../../src/formats/uuid.ts'

describe('the table of formats', () => {
  it('names each function by its format', () => {
    expect(formats).toEqual({ date: isDate, 'date-time': isDateTime, uuid: isUuid })
  })

  it('has every format that a schema names, and no other', () => {
    const schemas = new URL('../../schemas/', import.meta.url)
    const texts = readdirSync(schemas, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.schema.json'))
      .map((name) => readFileSync(new URL(name, schemas), 'utf8'))
    const named = new Set(
      texts.flatMap((text) => [...text.matchAll(/"format":\s*"([^"]+)"/gu)].map((match) => match[1])),
    )
    expect([...named].sort()).toEqual(Object.keys(formats).sort())
  })
})
