import { env } from 'node:process'
// #region request
import { errorGroupList, operations } from 'monitor-contract'

const path = operations.listErrorGroups.buildPath({ query: { limit: 20, page: 1 } })
const response = await fetch(`${env['API_URL']}${path}`, {
  headers: { authorization: `Bearer ${env['API_KEY']}`, 'x-service-account': String(env['ACCOUNT_ID']) },
})
const groups = errorGroupList.parse(await response.json(), { reader: 'tolerant' })
for (const { cleanedErrorMessage, lastSeen } of groups) console.log(lastSeen, cleanedErrorMessage)
// #endregion request
