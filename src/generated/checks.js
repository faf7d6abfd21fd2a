// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'

function checkAlertChannelSubscription(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.alertChannelId !== void 0) {
      let data0 = data.alertChannelId;
      if (!(typeof data0 == "number" && isFinite(data0)))
        return !1;
    }
    if (data.activated !== void 0 && typeof data.activated != "boolean")
      return !1;
  } else
    return !1;
  return !0;
}
function checkEmailAlertChannel(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address !== void 0 && typeof data.address != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function checkEnvironmentVariable(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== void 0 && typeof data.key != "string" || data.value !== void 0 && typeof data.value != "string" || data.locked !== void 0 && typeof data.locked != "boolean" || data.secret !== void 0 && typeof data.secret != "boolean")
      return !1;
  } else
    return !1;
  return !0;
}
function checkErrorGroup(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 || data.checkId === void 0 || data.errorHash === void 0 || data.rawErrorMessage === void 0 || data.cleanedErrorMessage === void 0 || data.firstSeen === void 0 || data.lastSeen === void 0 || data.archivedUntilNextEvent === void 0 || data.id !== void 0 && typeof data.id != "string" || data.checkId !== void 0 && typeof data.checkId != "string" || data.errorHash !== void 0 && typeof data.errorHash != "string")
      return !1;
    if (data.rawErrorMessage !== void 0) {
      let data3 = data.rawErrorMessage;
      if (typeof data3 != "string" && data3 !== null)
        return !1;
    }
    if (data.cleanedErrorMessage !== void 0 && typeof data.cleanedErrorMessage != "string")
      return !1;
    if (data.firstSeen !== void 0) {
      let data5 = data.firstSeen;
      if (typeof data5 == "string") {
        if (!isDate(data5))
          return !1;
      } else
        return !1;
    }
    if (data.lastSeen !== void 0) {
      let data6 = data.lastSeen;
      if (typeof data6 == "string") {
        if (!isDate(data6))
          return !1;
      } else
        return !1;
    }
    if (data.archivedUntilNextEvent !== void 0 && typeof data.archivedUntilNextEvent != "boolean" || data.rootCauseAnalyses !== void 0 && !Array.isArray(data.rootCauseAnalyses))
      return !1;
  } else
    return !1;
  return !0;
}
function checkIcmpAssertion(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source !== void 0 && typeof data.source != "string" || data.property !== void 0 && typeof data.property != "string" || data.comparison !== void 0 && typeof data.comparison != "string" || data.target !== void 0 && typeof data.target != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const keyword2 = /* @__PURE__ */ new Set(["us-east-1", "us-east-2", "us-west-1", "us-west-2", "ca-central-1", "sa-east-1", "eu-west-1", "eu-central-1", "eu-west-2", "eu-west-3", "eu-north-1", "eu-south-1", "me-south-1", "ap-southeast-1", "ap-northeast-1", "ap-east-1", "ap-southeast-2", "ap-southeast-3", "ap-northeast-2", "ap-northeast-3", "ap-south-1", "af-south-1"]);
function checkIcmpLocation(data) {
  return !(typeof data != "string" || !keyword2.has(data));
}
const keyword3 = /* @__PURE__ */ new Set(["2026.04", "2025.04", "2024.09", "2024.02", "2023.09", "2023.02", "2022.10", null]), keyword4 = /* @__PURE__ */ new Set([0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440]), keyword5 = /* @__PURE__ */ new Set(["ICMP"]);
function checkIcmpMonitor(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0)
      return !1;
    if (data.heartbeat !== void 0) {
      let data0 = data.heartbeat;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))
        return !1;
    }
    if (data.script !== void 0 && typeof data.script != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
    if (data.id !== void 0) {
      let data3 = data.id;
      if (typeof data3 == "string") {
        if (!isUuid(data3))
          return !1;
      } else
        return !1;
    }
    if (data.activated !== void 0 && typeof data.activated != "boolean" || data.muted !== void 0 && typeof data.muted != "boolean" || data.doubleCheck !== void 0 && typeof data.doubleCheck != "boolean" || data.shouldFail !== void 0 && typeof data.shouldFail != "boolean")
      return !1;
    if (data.locations !== void 0) {
      let data8 = data.locations;
      if (!Array.isArray(data8) && data8 !== null)
        return !1;
    }
    if (data.tags !== void 0 && !Array.isArray(data.tags))
      return !1;
    if (data.alertSettings !== void 0) {
      let data10 = data.alertSettings;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.escalationType !== void 0 && typeof data10.escalationType != "string")
          return !1;
        if (data10.runBasedEscalation !== void 0) {
          let data12 = data10.runBasedEscalation;
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.failedRunThreshold !== void 0) {
              let data13 = data12.failedRunThreshold;
              if (!(typeof data13 == "number" && isFinite(data13)))
                return !1;
            }
          } else
            return !1;
        }
        if (data10.reminders !== void 0) {
          let data14 = data10.reminders;
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.amount !== void 0) {
              let data15 = data14.amount;
              if (!(typeof data15 == "number" && isFinite(data15)))
                return !1;
            }
            if (data14.interval !== void 0) {
              let data16 = data14.interval;
              if (!(typeof data16 == "number" && isFinite(data16)))
                return !1;
            }
          } else
            return !1;
        }
        if (data10.parallelRunFailureThreshold !== void 0) {
          let data17 = data10.parallelRunFailureThreshold;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.enabled !== void 0 && typeof data17.enabled != "boolean")
              return !1;
            if (data17.percentage !== void 0) {
              let data19 = data17.percentage;
              if (!(typeof data19 == "number" && isFinite(data19)))
                return !1;
            }
          } else
            return !1;
        }
      } else
        return !1;
    }
    if (data.useGlobalAlertSettings !== void 0 && typeof data.useGlobalAlertSettings != "boolean")
      return !1;
    if (data.groupId !== void 0) {
      let data21 = data.groupId;
      if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null)
        return !1;
    }
    if (data.groupOrder !== void 0) {
      let data22 = data.groupOrder;
      if (!(typeof data22 == "number" && isFinite(data22)) && data22 !== null || typeof data22 == "number" && isFinite(data22) && (data22 < 0 || isNaN(data22)))
        return !1;
    }
    if (data.runtimeId !== void 0) {
      let data23 = data.runtimeId;
      if (typeof data23 != "string" && data23 !== null || !keyword3.has(data23))
        return !1;
    }
    if (data.alertChannelSubscriptions !== void 0 && !Array.isArray(data.alertChannelSubscriptions))
      return !1;
    if (data.retryStrategy !== void 0) {
      let data25 = data.retryStrategy;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.type !== void 0 && typeof data25.type != "string")
          return !1;
        if (data25.baseBackoffSeconds !== void 0) {
          let data27 = data25.baseBackoffSeconds;
          if (!(typeof data27 == "number" && isFinite(data27)))
            return !1;
        }
        if (data25.sameRegion !== void 0 && typeof data25.sameRegion != "boolean")
          return !1;
        if (data25.maxRetries !== void 0) {
          let data29 = data25.maxRetries;
          if (!(typeof data29 == "number" && isFinite(data29)))
            return !1;
        }
        if (data25.maxDurationSeconds !== void 0) {
          let data30 = data25.maxDurationSeconds;
          if (!(typeof data30 == "number" && isFinite(data30)))
            return !1;
        }
        if (data25.onlyOn !== void 0 && !Array.isArray(data25.onlyOn))
          return !1;
      } else
        return !1;
    }
    if (data.triggerIncident !== void 0) {
      let data32 = data.triggerIncident;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.serviceId !== void 0 && typeof data32.serviceId != "string" || data32.severity !== void 0 && typeof data32.severity != "string" || data32.name !== void 0 && typeof data32.name != "string" || data32.description !== void 0 && typeof data32.description != "string" || data32.notifySubscribers !== void 0 && typeof data32.notifySubscribers != "boolean")
          return !1;
      } else
        return !1;
    }
    if (data.runParallel !== void 0 && typeof data.runParallel != "boolean")
      return !1;
    if (data.description !== void 0) {
      let data39 = data.description;
      if (typeof data39 != "string" && data39 !== null || typeof data39 == "string" && isLongerThan(data39, 500))
        return !1;
    }
    if (data.frequency !== void 0) {
      let data40 = data.frequency;
      if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40)) || !keyword4.has(data40))
        return !1;
    }
    if (data.frequencyOffset !== void 0) {
      let data41 = data.frequencyOffset;
      if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41)) || typeof data41 == "number" && isFinite(data41) && (data41 < 1 || isNaN(data41)))
        return !1;
    }
    if (data.request !== void 0) {
      let data42 = data.request;
      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
        if (data42.hostname !== void 0 && typeof data42.hostname != "string" || data42.ipFamily !== void 0 && typeof data42.ipFamily != "string")
          return !1;
        if (data42.pingCount !== void 0) {
          let data45 = data42.pingCount;
          if (!(typeof data45 == "number" && isFinite(data45)))
            return !1;
        }
        if (data42.assertions !== void 0 && !Array.isArray(data42.assertions))
          return !1;
      } else
        return !1;
    }
    if (data.scriptPath !== void 0) {
      let data47 = data.scriptPath;
      if (typeof data47 != "string" && data47 !== null)
        return !1;
    }
    if (data.sslCheckDomain !== void 0 && typeof data.sslCheckDomain != "string")
      return !1;
    if (data.environmentVariables !== void 0) {
      let data49 = data.environmentVariables;
      if (!Array.isArray(data49) && data49 !== null)
        return !1;
    }
    if (data.setupSnippetId !== void 0) {
      let data50 = data.setupSnippetId;
      if (!(typeof data50 == "number" && isFinite(data50)) && data50 !== null)
        return !1;
    }
    if (data.tearDownSnippetId !== void 0) {
      let data51 = data.tearDownSnippetId;
      if (!(typeof data51 == "number" && isFinite(data51)) && data51 !== null)
        return !1;
    }
    if (data.localSetupScript !== void 0) {
      let data52 = data.localSetupScript;
      if (typeof data52 != "string" && data52 !== null)
        return !1;
    }
    if (data.localTearDownScript !== void 0) {
      let data53 = data.localTearDownScript;
      if (typeof data53 != "string" && data53 !== null)
        return !1;
    }
    if (data.degradedResponseTime !== void 0) {
      let data54 = data.degradedResponseTime;
      if (!(typeof data54 == "number" && isFinite(data54)) && data54 !== null || typeof data54 == "number" && isFinite(data54) && (data54 > 3e5 || isNaN(data54) || data54 < 0 || isNaN(data54)))
        return !1;
    }
    if (data.maxResponseTime !== void 0) {
      let data55 = data.maxResponseTime;
      if (!(typeof data55 == "number" && isFinite(data55)) && data55 !== null || typeof data55 == "number" && isFinite(data55) && (data55 > 3e5 || isNaN(data55) || data55 < 0 || isNaN(data55)))
        return !1;
    }
    if (data.degradedPacketLossThreshold !== void 0) {
      let data56 = data.degradedPacketLossThreshold;
      if (!(typeof data56 == "number" && isFinite(data56)) && data56 !== null || typeof data56 == "number" && isFinite(data56) && (data56 > 100 || isNaN(data56) || data56 <= 0 || isNaN(data56)))
        return !1;
    }
    if (data.maxPacketLossThreshold !== void 0) {
      let data57 = data.maxPacketLossThreshold;
      if (!(typeof data57 == "number" && isFinite(data57)) && data57 !== null || typeof data57 == "number" && isFinite(data57) && (data57 > 100 || isNaN(data57) || data57 <= 0 || isNaN(data57)))
        return !1;
    }
    if (data.privateLocations !== void 0) {
      let data58 = data.privateLocations;
      if (!Array.isArray(data58) && data58 !== null)
        return !1;
    }
    if (data.created_at !== void 0) {
      let data59 = data.created_at;
      if (typeof data59 == "string") {
        if (!isDate(data59))
          return !1;
      } else
        return !1;
    }
    if (data.updated_at !== void 0) {
      let data60 = data.updated_at;
      if (typeof data60 != "string" && data60 !== null || typeof data60 == "string" && !isDateTime(data60))
        return !1;
    }
    if (data.alertChannels !== void 0) {
      let data61 = data.alertChannels;
      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
        if (data61.email !== void 0) {
          let data62 = data61.email;
          if (!data62 || typeof data62 != "object" || data62 && typeof data62 == "object" && !Array.isArray(data62) && data62.address !== void 0 && typeof data62.address != "string")
            return !1;
        }
        if (data61.webhook !== void 0) {
          let data64 = data61.webhook;
          if (!data64 || typeof data64 != "object" || data64 && typeof data64 == "object" && !Array.isArray(data64) && (data64.url !== void 0 && typeof data64.url != "string" || data64.name !== void 0 && typeof data64.name != "string" || data64.method !== void 0 && typeof data64.method != "string" || data64.headers !== void 0 && !Array.isArray(data64.headers) || data64.queryParameters !== void 0 && !Array.isArray(data64.queryParameters)))
            return !1;
        }
        if (data61.slack !== void 0) {
          let data70 = data61.slack;
          if (!data70 || typeof data70 != "object" || data70 && typeof data70 == "object" && !Array.isArray(data70) && data70.url !== void 0 && typeof data70.url != "string")
            return !1;
        }
        if (data61.sms !== void 0) {
          let data72 = data61.sms;
          if (!data72 || typeof data72 != "object" || data72 && typeof data72 == "object" && !Array.isArray(data72) && (data72.number !== void 0 && typeof data72.number != "string" || data72.name !== void 0 && typeof data72.name != "string"))
            return !1;
        }
      } else
        return !1;
    }
    if (data.checkType !== void 0) {
      let data75 = data.checkType;
      if (typeof data75 != "string" || !keyword5.has(data75))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function checkIcmpMonitorUpdate(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.heartbeat === void 0 || data.script === void 0)
      return !1;
    if (data.heartbeat !== void 0) {
      let data0 = data.heartbeat;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))
        return !1;
    }
    if (data.script !== void 0 && typeof data.script != "string" || data.name !== void 0 && typeof data.name != "string" || data.activated !== void 0 && typeof data.activated != "boolean" || data.muted !== void 0 && typeof data.muted != "boolean" || data.doubleCheck !== void 0 && typeof data.doubleCheck != "boolean" || data.shouldFail !== void 0 && typeof data.shouldFail != "boolean")
      return !1;
    if (data.locations !== void 0) {
      let data7 = data.locations;
      if (!Array.isArray(data7) && data7 !== null)
        return !1;
    }
    if (data.tags !== void 0 && !Array.isArray(data.tags))
      return !1;
    if (data.alertSettings !== void 0) {
      let data9 = data.alertSettings;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.escalationType !== void 0 && typeof data9.escalationType != "string")
          return !1;
        if (data9.runBasedEscalation !== void 0) {
          let data11 = data9.runBasedEscalation;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.failedRunThreshold !== void 0) {
              let data12 = data11.failedRunThreshold;
              if (!(typeof data12 == "number" && isFinite(data12)))
                return !1;
            }
          } else
            return !1;
        }
        if (data9.reminders !== void 0) {
          let data13 = data9.reminders;
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.amount !== void 0) {
              let data14 = data13.amount;
              if (!(typeof data14 == "number" && isFinite(data14)))
                return !1;
            }
            if (data13.interval !== void 0) {
              let data15 = data13.interval;
              if (!(typeof data15 == "number" && isFinite(data15)))
                return !1;
            }
          } else
            return !1;
        }
        if (data9.parallelRunFailureThreshold !== void 0) {
          let data16 = data9.parallelRunFailureThreshold;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.enabled !== void 0 && typeof data16.enabled != "boolean")
              return !1;
            if (data16.percentage !== void 0) {
              let data18 = data16.percentage;
              if (!(typeof data18 == "number" && isFinite(data18)))
                return !1;
            }
          } else
            return !1;
        }
      } else
        return !1;
    }
    if (data.useGlobalAlertSettings !== void 0 && typeof data.useGlobalAlertSettings != "boolean")
      return !1;
    if (data.groupId !== void 0) {
      let data20 = data.groupId;
      if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null)
        return !1;
    }
    if (data.groupOrder !== void 0) {
      let data21 = data.groupOrder;
      if (!(typeof data21 == "number" && isFinite(data21)) && data21 !== null || typeof data21 == "number" && isFinite(data21) && (data21 < 0 || isNaN(data21)))
        return !1;
    }
    if (data.runtimeId !== void 0) {
      let data22 = data.runtimeId;
      if (typeof data22 != "string" && data22 !== null || !keyword3.has(data22))
        return !1;
    }
    if (data.alertChannelSubscriptions !== void 0 && !Array.isArray(data.alertChannelSubscriptions))
      return !1;
    if (data.retryStrategy !== void 0) {
      let data24 = data.retryStrategy;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.type !== void 0 && typeof data24.type != "string")
          return !1;
        if (data24.baseBackoffSeconds !== void 0) {
          let data26 = data24.baseBackoffSeconds;
          if (!(typeof data26 == "number" && isFinite(data26)))
            return !1;
        }
        if (data24.sameRegion !== void 0 && typeof data24.sameRegion != "boolean")
          return !1;
        if (data24.maxRetries !== void 0) {
          let data28 = data24.maxRetries;
          if (!(typeof data28 == "number" && isFinite(data28)))
            return !1;
        }
        if (data24.maxDurationSeconds !== void 0) {
          let data29 = data24.maxDurationSeconds;
          if (!(typeof data29 == "number" && isFinite(data29)))
            return !1;
        }
        if (data24.onlyOn !== void 0 && !Array.isArray(data24.onlyOn))
          return !1;
      } else
        return !1;
    }
    if (data.triggerIncident !== void 0) {
      let data31 = data.triggerIncident;
      if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
        if (data31.serviceId !== void 0 && typeof data31.serviceId != "string" || data31.severity !== void 0 && typeof data31.severity != "string" || data31.name !== void 0 && typeof data31.name != "string" || data31.description !== void 0 && typeof data31.description != "string" || data31.notifySubscribers !== void 0 && typeof data31.notifySubscribers != "boolean")
          return !1;
      } else
        return !1;
    }
    if (data.runParallel !== void 0 && typeof data.runParallel != "boolean")
      return !1;
    if (data.description !== void 0) {
      let data38 = data.description;
      if (typeof data38 != "string" && data38 !== null || typeof data38 == "string" && isLongerThan(data38, 500))
        return !1;
    }
    if (data.frequency !== void 0) {
      let data39 = data.frequency;
      if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39)) || !keyword4.has(data39))
        return !1;
    }
    if (data.frequencyOffset !== void 0) {
      let data40 = data.frequencyOffset;
      if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40)) || typeof data40 == "number" && isFinite(data40) && (data40 < 1 || isNaN(data40)))
        return !1;
    }
    if (data.request !== void 0) {
      let data41 = data.request;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.hostname !== void 0 && typeof data41.hostname != "string" || data41.ipFamily !== void 0 && typeof data41.ipFamily != "string")
          return !1;
        if (data41.pingCount !== void 0) {
          let data44 = data41.pingCount;
          if (!(typeof data44 == "number" && isFinite(data44)))
            return !1;
        }
        if (data41.assertions !== void 0 && !Array.isArray(data41.assertions))
          return !1;
      } else
        return !1;
    }
    if (data.scriptPath !== void 0) {
      let data46 = data.scriptPath;
      if (typeof data46 != "string" && data46 !== null)
        return !1;
    }
    if (data.sslCheckDomain !== void 0 && typeof data.sslCheckDomain != "string")
      return !1;
    if (data.environmentVariables !== void 0) {
      let data48 = data.environmentVariables;
      if (!Array.isArray(data48) && data48 !== null)
        return !1;
    }
    if (data.setupSnippetId !== void 0) {
      let data49 = data.setupSnippetId;
      if (!(typeof data49 == "number" && isFinite(data49)) && data49 !== null)
        return !1;
    }
    if (data.tearDownSnippetId !== void 0) {
      let data50 = data.tearDownSnippetId;
      if (!(typeof data50 == "number" && isFinite(data50)) && data50 !== null)
        return !1;
    }
    if (data.localSetupScript !== void 0) {
      let data51 = data.localSetupScript;
      if (typeof data51 != "string" && data51 !== null)
        return !1;
    }
    if (data.localTearDownScript !== void 0) {
      let data52 = data.localTearDownScript;
      if (typeof data52 != "string" && data52 !== null)
        return !1;
    }
    if (data.degradedResponseTime !== void 0) {
      let data53 = data.degradedResponseTime;
      if (!(typeof data53 == "number" && isFinite(data53)) && data53 !== null || typeof data53 == "number" && isFinite(data53) && (data53 > 3e5 || isNaN(data53) || data53 < 0 || isNaN(data53)))
        return !1;
    }
    if (data.maxResponseTime !== void 0) {
      let data54 = data.maxResponseTime;
      if (!(typeof data54 == "number" && isFinite(data54)) && data54 !== null || typeof data54 == "number" && isFinite(data54) && (data54 > 3e5 || isNaN(data54) || data54 < 0 || isNaN(data54)))
        return !1;
    }
    if (data.degradedPacketLossThreshold !== void 0) {
      let data55 = data.degradedPacketLossThreshold;
      if (!(typeof data55 == "number" && isFinite(data55)) && data55 !== null || typeof data55 == "number" && isFinite(data55) && (data55 > 100 || isNaN(data55) || data55 <= 0 || isNaN(data55)))
        return !1;
    }
    if (data.maxPacketLossThreshold !== void 0) {
      let data56 = data.maxPacketLossThreshold;
      if (!(typeof data56 == "number" && isFinite(data56)) && data56 !== null || typeof data56 == "number" && isFinite(data56) && (data56 > 100 || isNaN(data56) || data56 <= 0 || isNaN(data56)))
        return !1;
    }
    if (data.privateLocations !== void 0 && typeof data.privateLocations != "string")
      return !1;
  } else
    return !1;
  return !0;
}
const pattern0 = /* @__PURE__ */ new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr] +[!-~]+$", "u");
function checkListErrorGroupsHeaders(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.authorization === void 0)
      return !1;
    if (data.authorization !== void 0) {
      let data0 = data.authorization;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0))
          return !1;
      } else
        return !1;
    }
    if (data["x-service-account"] !== void 0 && typeof data["x-service-account"] != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function checkListErrorGroupsQuery(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || typeof data0 == "number" && isFinite(data0) && (data0 > 100 || isNaN(data0) || data0 < 1 || isNaN(data0)))
        return !1;
    }
    if (data.page !== void 0) {
      let data1 = data.page;
      if (!(typeof data1 == "number" && isFinite(data1)))
        return !1;
    }
  } else
    return !1;
  return !0;
}
function checkObject(data) {
  return !!(data && typeof data == "object" && !Array.isArray(data));
}
function checkSlackAlertChannel(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0 && typeof data.url != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function checkSmsAlertChannel(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0 && typeof data.number != "string" || data.name !== void 0 && typeof data.name != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function checkString(data) {
  return typeof data == "string";
}
const pattern2 = /* @__PURE__ */ new RegExp("^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn][ \\t]*(;.*)?$", "u");
function checkUpdateIcmpMonitorHeaders(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.authorization === void 0)
      return !1;
    if (data.authorization !== void 0) {
      let data0 = data.authorization;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0))
          return !1;
      } else
        return !1;
    }
    if (data["x-service-account"] !== void 0 && typeof data["x-service-account"] != "string")
      return !1;
    if (data["content-type"] !== void 0) {
      let data2 = data["content-type"];
      if (typeof data2 == "string") {
        if (!pattern2.test(data2))
          return !1;
      } else
        return !1;
    }
  } else
    return !1;
  return !0;
}
function checkUpdateIcmpMonitorParams(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 || data.id !== void 0 && typeof data.id != "string")
      return !1;
  } else
    return !1;
  return !0;
}
function checkUpdateIcmpMonitorQuery(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.autoAssignAlerts !== void 0 && typeof data.autoAssignAlerts != "boolean")
      return !1;
  } else
    return !1;
  return !0;
}
function checkWebhookAlertChannel(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url !== void 0 && typeof data.url != "string" || data.name !== void 0 && typeof data.name != "string" || data.method !== void 0 && typeof data.method != "string" || data.headers !== void 0 && !Array.isArray(data.headers) || data.queryParameters !== void 0 && !Array.isArray(data.queryParameters))
      return !1;
  } else
    return !1;
  return !0;
}
function checkWebhookParameter(data) {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key !== void 0 && typeof data.key != "string" || data.value !== void 0 && typeof data.value != "string" || data.locked !== void 0 && typeof data.locked != "boolean")
      return !1;
  } else
    return !1;
  return !0;
}
export {
  checkAlertChannelSubscription,
  checkEmailAlertChannel,
  checkEnvironmentVariable,
  checkErrorGroup,
  checkIcmpAssertion,
  checkIcmpLocation,
  checkIcmpMonitor,
  checkIcmpMonitorUpdate,
  checkListErrorGroupsHeaders,
  checkListErrorGroupsQuery,
  checkObject,
  checkSlackAlertChannel,
  checkSmsAlertChannel,
  checkString,
  checkUpdateIcmpMonitorHeaders,
  checkUpdateIcmpMonitorParams,
  checkUpdateIcmpMonitorQuery,
  checkWebhookAlertChannel,
  checkWebhookParameter
};
