// Generated from schemas/ by `npm run generate`. Do not edit.
import type { Reading } from '../reader/reading.ts'

export declare function readIcmpLocationList(value: unknown, reading: Reading): unknown
export declare function readStringList(value: unknown, reading: Reading): unknown
export declare function readRunBasedEscalation(value: unknown, reading: Reading): unknown
export declare function readReminders(value: unknown, reading: Reading): unknown
export declare function readParallelRunFailureThreshold(value: unknown, reading: Reading): unknown
export declare function readAlertSettings(value: unknown, reading: Reading): unknown
export declare function readObjectList(value: unknown, reading: Reading): unknown
export declare function readRetryStrategy(value: unknown, reading: Reading): unknown
export declare function readTriggerIncident(value: unknown, reading: Reading): unknown
export declare function readIcmpAssertion(value: unknown, reading: Reading): unknown
export declare function readIcmpAssertionList(value: unknown, reading: Reading): unknown
export declare function readIcmpRequest(value: unknown, reading: Reading): unknown
export declare function readEnvironmentVariable(value: unknown, reading: Reading): unknown
export declare function readUpTo50EnvironmentVariableList(value: unknown, reading: Reading): unknown
export declare function readIcmpMonitorUpdate(value: unknown, reading: Reading): unknown
export declare function readAlertChannelSubscription(value: unknown, reading: Reading): unknown
export declare function readAlertChannelSubscriptionList(value: unknown, reading: Reading): unknown
export declare function readEmailAlertChannel(value: unknown, reading: Reading): unknown
export declare function readEmailAlertChannelOrList(value: unknown, reading: Reading): unknown
export declare function readWebhookParameter(value: unknown, reading: Reading): unknown
export declare function readWebhookParameterList(value: unknown, reading: Reading): unknown
export declare function readWebhookAlertChannel(value: unknown, reading: Reading): unknown
export declare function readWebhookAlertChannelOrList(value: unknown, reading: Reading): unknown
export declare function readSlackAlertChannel(value: unknown, reading: Reading): unknown
export declare function readSlackAlertChannelOrList(value: unknown, reading: Reading): unknown
export declare function readSmsAlertChannel(value: unknown, reading: Reading): unknown
export declare function readSmsAlertChannelOrList(value: unknown, reading: Reading): unknown
export declare function readAlertChannels(value: unknown, reading: Reading): unknown
export declare function readIcmpMonitor(value: unknown, reading: Reading): unknown
export declare function readErrorGroup(value: unknown, reading: Reading): unknown
