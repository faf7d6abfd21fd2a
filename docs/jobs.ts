type FunctionsByGuide = Readonly<Record<string, readonly string[]>>

/** The functions, constants and classes of the package by job, and for each the guides that show its use. */
export const jobs: Readonly<Record<string, FunctionsByGuide>> = {
  Read: {
    'reading-a-newer-service': ['icmpMonitor', 'errorGroup', 'errorGroupList'],
    concepts: ['classifyRun', 'meetsExpectation', 'evaluateAssertion', 'runIntervalSeconds', 'effectiveAlertSettings'],
  },
  Check: {
    'quick-start-server': [
      'operations',
      'updateIcmpMonitorOperation',
      'listErrorGroupsOperation',
      'icmpMonitorUpdate',
      'isIcmpMonitorUpdate',
      'updateIcmpMonitorParams',
      'updateIcmpMonitorQuery',
      'updateIcmpMonitorHeaders',
      'listErrorGroupsQuery',
      'listErrorGroupsHeaders',
    ],
    exports: ['addMonitorContract'],
    'json-text': ['validateText', 'parseJson'],
    'check-monitors-in-ci': ['validateYaml'],
  },
  Send: {
    'quick-start-client': ['planUpdate', 'ContractError'],
    'replace-and-partial-update': ['planUpdate', 'toUpdate', 'applyUpdate', 'withDefaults'],
  },
  Report: {
    'quick-start-server': ['toProblemDetails', 'problemDetailsMediaType', 'prefixIssues', 'redact'],
    'check-monitors-in-ci': ['toCodeFrame', 'toGithubAnnotations', 'toSarif'],
  },
  'Build forms': {
    'quick-start-form': [
      'frequencyOffsetRange',
      'thresholdRange',
      'icmpMonitorDefaults',
      'frequencies',
      'icmpLocations',
      'runtimeIds',
      'isFrequency',
      'isIcmpLocation',
      'isRuntimeId',
    ],
  },
  Test: { 'quick-start-tests': ['arbitraries'] },
  Document: { 'publishing-the-reference': ['toMarkdown', 'toHtml', 'toOpenApi'] },
}

export const functionsOf = (guides: FunctionsByGuide): readonly string[] => [...new Set(Object.values(guides).flat())]
