// Which JavaScript values are read as path parameters, and which are rejected.
import { updateIcmpMonitorParams } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import { inAnotherRealm, instances, NullObject, withoutPrototype } from './parameter-values.ts'

describe('path parameters', () => {
  it.each<[value: unknown, expected: string[]]>([
    [{ id: '7f' }, []],
    [{ id: '' }, ['/id minLength']],
    [{ id: 'a/b', other: 1 }, []],
    [withoutPrototype({ id: '..' }), []],
    [{}, ['/id required']],
    [{ id: undefined }, ['/id required']],
    [{ ID: '7f' }, ['/id required']],
    [Object.assign(new NullObject(), { id: '7f' }), []],
    [inAnotherRealm('({ id: "7f" })'), []],
    [{ id: 7 }, ['/id type']],
    [{ id: null }, ['/id type']],
    [{ id: ['7f'] }, ['/id type']],
    ['id=7f', [' type']],
    [null, [' type']],
    [undefined, [' type']],
    [['7f'], [' type']],
    [new URLSearchParams('id=7f'), [' type']],
    [new Headers({ id: '7f' }), [' type']],
    ...instances.map(([, value]): [unknown, string[]] => [value, [' type']]),
  ])('are accepted only as a plain object: %o', (value, expected) => {
    expect(report(updateIcmpMonitorParams.validate(value).errors)).toEqual(expected)
    expect(updateIcmpMonitorParams.is(value)).toBe(expected.length === 0)
  })
})
