// Generated from schemas/ by `npm run generate`. Do not edit.
import { isLongerThan } from '../formats/is-longer-than.ts'
import { textPattern } from '../schema/text-pattern.ts'

export function checkUpdateIcmpMonitorParams({ id }) {
  return typeof id === 'string' && isLongerThan(id, 0)
}

export function checkUpdateIcmpMonitorQuery({ autoAssignAlerts }) {
  return autoAssignAlerts === undefined || typeof autoAssignAlerts === 'boolean'
}

const updateIcmpMonitorHeadersAuthorizationPattern = /* @__PURE__ */ textPattern(
  '^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$',
)

const updateIcmpMonitorHeadersContentTypePattern = /* @__PURE__ */ textPattern(
  '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn](?:[ \\t]*;(?:[ \\t]*[!#$%&\'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&\'*+.^_`|~0-9A-Za-z-]+|"(?:[\\t !#-\\[\\]-~\\u0080-\\u00ff]|\\\\[\\t -~\\u0080-\\u00ff])*"))?)*[ \\t]*$',
)

export function checkUpdateIcmpMonitorHeaders({
  authorization,
  'x-service-account': xServiceAccount,
  'content-type': contentType,
}) {
  return (
    typeof authorization === 'string' &&
    updateIcmpMonitorHeadersAuthorizationPattern.test(authorization) &&
    (xServiceAccount === undefined || typeof xServiceAccount === 'string') &&
    (contentType === undefined ||
      (typeof contentType === 'string' && updateIcmpMonitorHeadersContentTypePattern.test(contentType)))
  )
}

export function checkListErrorGroupsQuery({ limit, page }) {
  return (
    (limit === undefined || (Number.isInteger(limit) && limit >= 1 && limit <= 100)) &&
    (page === undefined || Number.isFinite(page))
  )
}

const listErrorGroupsHeadersAuthorizationPattern = /* @__PURE__ */ textPattern(
  '^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$',
)

export function checkListErrorGroupsHeaders({ authorization, 'x-service-account': xServiceAccount }) {
  return (
    typeof authorization === 'string' &&
    listErrorGroupsHeadersAuthorizationPattern.test(authorization) &&
    (xServiceAccount === undefined || typeof xServiceAccount === 'string')
  )
}
