// Tests the warnings about missing headers of a request.
import { expect, it } from 'vitest'
import { listErrorGroupsHeaders, updateIcmpMonitorHeaders } from 'monitor-contract'
import { report } from '../helpers/report.ts'

const [account, type] = ['/x-service-account missing-service-account', '/content-type missing-content-type']

it.each<[headers: object, ofList: string[], ofUpdate: string[]]>([
  [{}, [account], [account, type]],
  [{ 'x-service-account': undefined, 'content-type': [] }, [account], [account, type]],
  [{ 'X-Service-Account': '' }, [], [type]],
  [{ 'Content-Type': 'text/html' }, [account], [account]],
  [{ 'x-service-account': null, 'content-type': 5 }, [], []],
])('a missing header has a warning, even beside errors: %o', (headers, ofList, ofUpdate) => {
  expect(report(listErrorGroupsHeaders.validate(headers).warnings)).toEqual(ofList)
  expect(report(updateIcmpMonitorHeaders.validate(headers).warnings)).toEqual(ofUpdate)
})

it('the first warning about a missing header is reported however many errors there are', () => {
  const headers = { authorization: 'x' }
  expect(report(updateIcmpMonitorHeaders.validate(headers, { maxIssues: 2 }).warnings)).toEqual([account, type])
  expect(report(updateIcmpMonitorHeaders.validate(headers, { maxIssues: 1 }).warnings)).toEqual([account])
})

it('the warning about a missing content type contains the example of the schema', () => {
  const { warnings } = updateIcmpMonitorHeaders.validate({ authorization: 'Bearer k', 'x-service-account': 'a' })
  expect(warnings.map(({ params }) => params)).toEqual([
    { expected: updateIcmpMonitorHeaders.schema.properties?.['content-type']?.examples?.[0] },
  ])
})
