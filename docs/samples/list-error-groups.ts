import { env } from 'node:process'
// #region request
import { errorGroupList, operations } from 'monitor-contract'

const query = { limit: 20, page: 1 }
const path = operations.listErrorGroups.buildPath({ query })
const response = await fetch(`${env['API_URL']}${path}`, {
  headers: {
    authorization: `Bearer ${env['API_KEY']}`,
    'x-service-account': String(env['ACCOUNT_ID']),
  },
})

const tolerant = errorGroupList.with({ reader: 'tolerant' })
for (const group of tolerant.parse(await response.json()))
  console.log(group.lastSeen, group.cleanedErrorMessage)
// #endregion request
