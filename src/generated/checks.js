// Generated from schemas/ by `npm run generate`. Do not edit.
import { textPattern } from '../schema/text-pattern.ts'

const icmpLocationValues = /* @__PURE__ */ new Set([
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
])

export function checkIcmpLocation(value) {
  if (typeof value !== 'string') {
    return false
  }
  if (!icmpLocationValues.has(value)) {
    return false
  }
  return true
}

const listErrorGroupsHeadersPattern = /* @__PURE__ */ textPattern('^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$')

export function checkListErrorGroupsHeaders(value) {
  if (value && typeof value == 'object' && !Array.isArray(value)) {
    if (value.authorization === undefined) {
      return false
    }
    if (value.authorization !== undefined) {
      let data0 = value.authorization
      if (typeof data0 === 'string') {
        if (!listErrorGroupsHeadersPattern.test(data0)) {
          return false
        }
      } else {
        return false
      }
    }
    if (value['x-service-account'] !== undefined) {
      if (typeof value['x-service-account'] !== 'string') {
        return false
      }
    }
  } else {
    return false
  }
  return true
}

export function checkListErrorGroupsQuery(value) {
  if (value && typeof value == 'object' && !Array.isArray(value)) {
    if (value.limit !== undefined) {
      let data0 = value.limit
      if (!Number.isInteger(data0)) {
        return false
      }
      if (Number.isFinite(data0)) {
        if (data0 > 100) {
          return false
        }
        if (data0 < 1) {
          return false
        }
      }
    }
    if (value.page !== undefined) {
      let data1 = value.page
      if (!Number.isFinite(data1)) {
        return false
      }
    }
  } else {
    return false
  }
  return true
}

export function checkObject(value) {
  if (!(value && typeof value == 'object' && !Array.isArray(value))) {
    return false
  }
  return true
}

export function checkString(value) {
  if (typeof value !== 'string') {
    return false
  }
  return true
}

const updateIcmpMonitorHeadersPattern = /* @__PURE__ */ textPattern('^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$')

const updateIcmpMonitorHeadersPattern2 = /* @__PURE__ */ textPattern(
  '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn](?:[ \\t]*;(?:[ \\t]*[!#$%&\'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&\'*+.^_`|~0-9A-Za-z-]+|"(?:[\\t !#-\\[\\]-~\\u0080-\\u00ff]|\\\\[\\t -~\\u0080-\\u00ff])*"))?)*[ \\t]*$',
)

export function checkUpdateIcmpMonitorHeaders(value) {
  if (value && typeof value == 'object' && !Array.isArray(value)) {
    if (value.authorization === undefined) {
      return false
    }
    if (value.authorization !== undefined) {
      let data0 = value.authorization
      if (typeof data0 === 'string') {
        if (!updateIcmpMonitorHeadersPattern.test(data0)) {
          return false
        }
      } else {
        return false
      }
    }
    if (value['x-service-account'] !== undefined) {
      if (typeof value['x-service-account'] !== 'string') {
        return false
      }
    }
    if (value['content-type'] !== undefined) {
      let data2 = value['content-type']
      if (typeof data2 === 'string') {
        if (!updateIcmpMonitorHeadersPattern2.test(data2)) {
          return false
        }
      } else {
        return false
      }
    }
  } else {
    return false
  }
  return true
}

export function checkUpdateIcmpMonitorParams(value) {
  if (value && typeof value == 'object' && !Array.isArray(value)) {
    if (value.id === undefined) {
      return false
    }
    if (value.id !== undefined) {
      if (typeof value.id !== 'string') {
        return false
      }
    }
  } else {
    return false
  }
  return true
}

export function checkUpdateIcmpMonitorQuery(value) {
  if (value && typeof value == 'object' && !Array.isArray(value)) {
    if (value.autoAssignAlerts !== undefined) {
      if (typeof value.autoAssignAlerts !== 'boolean') {
        return false
      }
    }
  } else {
    return false
  }
  return true
}
