// Generated from schemas/ by `npm run generate`. Do not edit.
import { textPattern } from '../schema/text-pattern.ts'

const keyword2 = /* @__PURE__ */ new Set([
    'us-east-1',
    'us-east-2',
    'us-west-1',
    'us-west-2',
    'ca-central-1',
    'sa-east-1',
    'eu-west-1',
    'eu-central-1',
    'eu-west-2',
    'eu-west-3',
    'eu-north-1',
    'eu-south-1',
    'me-south-1',
    'ap-southeast-1',
    'ap-northeast-1',
    'ap-east-1',
    'ap-southeast-2',
    'ap-southeast-3',
    'ap-northeast-2',
    'ap-northeast-3',
    'ap-south-1',
    'af-south-1',
  ]),
  pattern0 = /* @__PURE__ */ textPattern('^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$'),
  pattern2 = /* @__PURE__ */ textPattern(
    '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn](?:[ \\t]*;(?:[ \\t]*[!#$%&\'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&\'*+.^_`|~0-9A-Za-z-]+|"(?:[\\t !#-\\[\\]-~\\u0080-\\u00ff]|\\\\[\\t -~\\u0080-\\u00ff])*"))?)*[ \\t]*$',
  )
function checkIcmpLocation(data) {
  return !(typeof data != 'string' || !keyword2.has(data))
}
function checkListErrorGroupsHeaders(data) {
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.authorization === void 0) return !1
    if (data.authorization !== void 0) {
      let data0 = data.authorization
      if (typeof data0 == 'string') {
        if (!pattern0.test(data0)) return !1
      } else return !1
    }
    if (data['x-service-account'] !== void 0 && typeof data['x-service-account'] != 'string') return !1
  } else return !1
  return !0
}
function checkListErrorGroupsQuery(data) {
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.limit !== void 0) {
      let data0 = data.limit
      if (!Number.isInteger(data0) || (Number.isFinite(data0) && (data0 > 100 || data0 < 1))) return !1
    }
    if (data.page !== void 0) {
      let data1 = data.page
      if (!Number.isFinite(data1)) return !1
    }
  } else return !1
  return !0
}
function checkObject(data) {
  return !!(data && typeof data == 'object' && !Array.isArray(data))
}
function checkString(data) {
  return typeof data == 'string'
}
function checkUpdateIcmpMonitorHeaders(data) {
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.authorization === void 0) return !1
    if (data.authorization !== void 0) {
      let data0 = data.authorization
      if (typeof data0 == 'string') {
        if (!pattern0.test(data0)) return !1
      } else return !1
    }
    if (data['x-service-account'] !== void 0 && typeof data['x-service-account'] != 'string') return !1
    if (data['content-type'] !== void 0) {
      let data2 = data['content-type']
      if (typeof data2 == 'string') {
        if (!pattern2.test(data2)) return !1
      } else return !1
    }
  } else return !1
  return !0
}
function checkUpdateIcmpMonitorParams(data) {
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === void 0 || (data.id !== void 0 && typeof data.id != 'string')) return !1
  } else return !1
  return !0
}
function checkUpdateIcmpMonitorQuery(data) {
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.autoAssignAlerts !== void 0 && typeof data.autoAssignAlerts != 'boolean') return !1
  } else return !1
  return !0
}
export {
  checkIcmpLocation,
  checkListErrorGroupsHeaders,
  checkListErrorGroupsQuery,
  checkObject,
  checkString,
  checkUpdateIcmpMonitorHeaders,
  checkUpdateIcmpMonitorParams,
  checkUpdateIcmpMonitorQuery,
}
