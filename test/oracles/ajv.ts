import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { documents } from '../helpers/schemas.ts'
import type { Oracle } from './oracle.ts'

/** Creates an oracle from Ajv, which compiles at run time. */
export function byAjv(): Oracle {
  const ajv = addFormats.default(new Ajv2020({ allowUnionTypes: true }), { mode: 'full' })
  ajv.addSchema([...documents])
  return {
    name: 'Ajv',
    results(id, texts) {
      const check = ajv.getSchema(id)
      if (check === undefined) throw new Error(`Ajv does not know ${id}`)
      return texts.map((text) => check(JSON.parse(text)) === true)
    },
    expected: ({ structure }) => structure,
    knownDifferences: [
      {
        what: 'white space for the T',
        format: 'date-time',
        example: '2024-02-29 06:40:12Z',
        concerns: (text) => /^.{10}\s/su.test(text),
      },
      {
        what: 'an offset without its colon or its minutes',
        format: 'date-time',
        example: '2024-02-29T06:40:12+0530',
        concerns: (text) => /^.{10}T.*[-+]\d\d(\d\d)?$/isu.test(text),
      },
      {
        what: 'a time past 23:59 that the offset brings to 23:59 in UTC',
        format: 'date-time',
        example: '2024-02-29T24:59:12+01:00',
        concerns: (text) => /^.{11}(2[4-9]|[3-9]\d|\d\d:[6-9])/su.test(text),
      },
      {
        what: 'a second that a double rounds up',
        format: 'date-time',
        example: '2024-02-29T06:40:59.9999999999999999Z',
        concerns: (text) => /\.9{16}/u.test(text),
      },
      {
        what: 'urn:uuid: before',
        format: 'uuid',
        example: 'urn:uuid:5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715',
        concerns: (text) => /^urn:uuid:/iu.test(text),
      },
    ],
  }
}
